import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Prose } from '#ui/page.tsx';

/** A page's title and its text, which `renderInfoPage` made from what staff wrote. */
export function InfoText({ title, html }: { title: string; html: string }) {
  const { settings, isDemo } = useShopSettings();
  return (
    <>
      <h1 className="py-4 text-3xl break-words">{title}</h1>
      {isDemo && (
        <p className="mb-4 max-w-measure bg-warn-soft p-4">{`${settings.business_name} is a demo shop: nothing on this site is for sale.`}</p>
      )}
      <Prose className="break-words">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown that takes no HTML */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </Prose>
    </>
  );
}
