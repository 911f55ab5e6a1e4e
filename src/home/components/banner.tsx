import { CloseIcon, InfoIcon } from '#ui/icons.tsx';
import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';
import { pageWidth } from '#ui/page.tsx';

/** The text that was dismissed: another text is another banner. */
const dismissed = keptInBrowser('dismissed_banner', readText);

/** A notice above the home page, until the reader has read it. */
export function Banner({ text }: { text: string }) {
  const isDismissed = useKept(dismissed, '') === text;
  if (!text || isDismissed) return null;
  return (
    <aside aria-label="Notice" data-said={text} suppressHydrationWarning className="bg-warn-soft text-md text-warn">
      <div className={`${pageWidth} flex items-start gap-3`}>
        <InfoIcon className="mt-3 size-5" />
        <p className="flex-1 py-3">{text}</p>
        <button type="button" onClick={() => dismissed.change(() => text)} className="grid size-11 shrink-0 place-items-center noscript:hidden">
          <CloseIcon />
          <span className="sr-only">Dismiss this notice</span>
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the security policy allows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: hideAtOnce }} />
    </aside>
  );
}

function readText(kept: string | null): string {
  try {
    const text: unknown = JSON.parse(kept ?? '""');
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

/** Runs while the page is read, before anything is drawn: a dismissed banner is never seen, though the page's bytes are everybody's. */
export const hideAtOnce =
  `{let ` + `b=document.currentScript.parentElement;try{b.hidden=localStorage.getItem('dismissed_banner')===JSON.stringify(b.dataset.said)}catch{}}`;
