export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Sheets are ordered by part of the page, not by specificity.
    'no-descending-specificity': null,
    // Ids of content become part of a class name: pi-civil_action.
    'selector-class-pattern': '^[a-z][a-z0-9_-]*$',
    // Browsers of 2022 do not know (width <= 40em) yet.
    'media-feature-range-notation': 'prefix',
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-user-select'] }], // Safari
    'value-keyword-case': ['lower', { ignoreKeywords: ['Georgia', 'currentColor'] }],
    // Areas read better as a picture beside their columns.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['grid-template'] }],
  },
}
