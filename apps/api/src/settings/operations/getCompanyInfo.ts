import { companyInfoOf } from '@heartwood/brands';
import { operation } from '../../kernel/operation';
import { publicHour } from '../../kernel/edge/response-headers';

export const getCompanyInfo = operation('getCompanyInfo', { access: 'public' }, async ({ brand }) => ({
  status: 200,
  body: companyInfoOf(brand.manifest),
  headers: publicHour,
}));
