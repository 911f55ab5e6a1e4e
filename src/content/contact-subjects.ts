/** What a message can be about: the value that is stored and sent, and the form's words. */
export const contactSubjects = [
  { value: 'quote', label: 'A quote' },
  { value: 'product', label: 'A question about a product' },
  { value: 'installation', label: 'Fitting a floor' },
  { value: 'support', label: 'Help with an order' },
  { value: 'other', label: 'Something else' },
] as const;
