/** What is said once a message has been kept. */
export function thanksFor(firstName: string): string {
  return `Thank you, ${firstName}. We’ve received your message and will reply within 24 hours.`;
}
