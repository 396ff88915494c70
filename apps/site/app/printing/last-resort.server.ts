import { errorPageMessages } from '@heartwood/i18n';
import { escaped } from '../format/escaped';
import { urls } from '../urls';
import { renderMaterial } from './render-material.server';
import type { Visit } from '../visit/visit.server';

/** Returns the page for when even the error page cannot be shown: plain HTML in the visitor's language. */
export async function lastResort(visit: Visit): Promise<Response> {
  const { texts, language } = await renderMaterial(visit);
  const failed = escaped(texts.intl.formatMessage(errorPageMessages.failed));
  const home = escaped(texts.intl.formatMessage(errorPageMessages.go_home));
  const page = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failed}</title></head><body><h1>${failed}</h1><p><a href="${urls.path('index')}">${home}</a></p></body></html>`;
  return new Response(page, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
