const name = 'chat_draft';

/** What was typed into the chat in this tab and not sent: a page is loaded whole, and the chat with it. */
export function readTyped(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keepTyped(text: string) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // Then it lasts as long as the page.
  }
}
