/** Runs while the page is read, before anything is drawn: a dismissed banner is never seen, though the page's bytes are everybody's. */
export const hideAtOnce = `{let b=document.currentScript.parentElement;try{b.hidden=localStorage.getItem('dismissed_banner')===JSON.stringify(b.dataset.said)}catch{}}`;
