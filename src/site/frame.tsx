import type { ReactNode } from 'react';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { Notices } from '#ui/notices.tsx';
import { Header } from './header.tsx';
import { DemoRibbon } from './ribbons.tsx';

const ChatCorner = hydrateLater(() => import('#chat/components/chat-corner.tsx'), '#chat-corner', 'at once');
const Footer = hydrateLater(() => import('./footer.tsx'), 'body > footer');

/** What stands round every page. `data` is null on an error page that could not even read the settings. */
export function Frame({ data, children }: { data: SiteData | null; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:top-0 focus:left-0 focus:z-40 focus:bg-white focus:px-4 focus:py-3">
        Skip to content
      </a>
      {data?.isDemo && <DemoRibbon />}
      <Header data={data} />
      {children}
      {data && <ChatCorner phone={data.settings.phone} />}
      <Footer data={data} />
      <Notices />
    </>
  );
}
