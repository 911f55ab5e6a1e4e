// Runs in the page as it stands: what the server sent is whole without its scripts, so they are fetched when somebody touches it, or when it rests.
// A button pressed before they listen is pressed again once they do; links, fields and what folds out need none. See wakesOnTouch.
(() => {
  const hints = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const scripts = document.getElementById('late-scripts');
  /** Somebody who was here before may have a cart or a name to be shown. */
  const restMs = drawCounts() || document.cookie ? 0 : 4000;
  const giveUpMs = 8000;
  /** A browser that translates changes words; React must have found them as they were sent. */
  const mayTranslate = !navigator.languages.some((language) => language.startsWith('en'));
  let isAsked = false;
  let isAwake = false;
  let pressed = null;

  /** What was in the cart and on the wishlist when they were drawn last. Returns whether anything is kept here. */
  function drawCounts() {
    try {
      for (const link of document.querySelectorAll('a[data-count]')) link.dataset.count = localStorage.getItem(link.pathname) ?? '';
      return localStorage.length > 0;
    } catch {
      return false; // Refused by the browser.
    }
  }

  /**
   * Not for a link that is about to lead away: the next page comes sooner alone. Nor for a page that is drawn under a pointer that rests,
   * which is told of a move of nothing.
   */
  function near({ type, target, movementX, movementY }) {
    const isOnLink = /^(pointer|touch|focus)/.test(type) && target.closest?.('a[href]');
    if (!isOnLink && (type !== 'pointermove' || movementX || movementY)) wake();
  }

  function wake() {
    if (isAsked) return;
    isAsked = true;
    for (const hint of hints) removeEventListener(hint, near, true);
    for (const link of document.querySelectorAll('link[rel="late"]')) link.rel = 'modulepreload';
    const module = document.createElement('script');
    module.type = 'module';
    module.textContent = scripts.textContent;
    scripts.after(module);
  }

  /** Lets what was pressed through: to the scripts that listen now, or to the browser where they do not come. */
  function letThrough() {
    isAwake = true;
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  }

  function hold(event) {
    const button = event.target.closest?.('button');
    if (isAwake || !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed) setTimeout(() => pressed && letThrough(), giveUpMs);
    pressed = button;
    wake();
  }

  for (const hint of hints) addEventListener(hint, near, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('page-listens', letThrough, { once: true });
  addEventListener('pageshow', drawCounts); // It comes back from the browser's memory as it was left.
  if (mayTranslate) return wake();
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(wake), restMs));
})();
