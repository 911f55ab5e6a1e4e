/** What is said once a message has been kept. */
export function thanksFor(firstName: string): string {
  return `Thank you, ${firstName}. Your message has reached us, and we reply within 24 hours.`;
}
