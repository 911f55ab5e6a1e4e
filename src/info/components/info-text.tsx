import { pageMeta } from '#platform/page-meta.ts';
import { demoNotice, useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Prose } from '#ui/page.tsx';
import type { LoadedPage } from '../info-page.ts';

/** A page's title and its text, which `renderInfoPage` made from what staff wrote. */
export function InfoText({ title, html }: { title: string; html: string }) {
  const { settings, isDemo } = useShopSettings();
  return (
    <>
      <h1 className="py-4 text-3xl break-words">{title}</h1>
      {isDemo && <p className="mb-4 max-w-measure bg-warn-soft p-4">{demoNotice(settings.business_name)}</p>}
      <Prose className="break-words">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown that takes no HTML */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </Prose>
    </>
  );
}

type Site = { settings: { business_name: string }; origin: string };

/** What the head says of a page of text; `title` alone where the page or the shop could not be read. */
export function infoMeta(page: LoadedPage | undefined, site: Site | null | undefined, title?: string) {
  if (!page || !site) return title ? [{ title }] : [];
  const { seoTitle, description, path } = page;
  return pageMeta({ title: seoTitle, siteName: site.settings.business_name, description, path, origin: site.origin });
}
