import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Pagination } from './Pagination';
import type { PaginationProps } from './Pagination';

const meta: Meta = { title: 'Components/Pagination', component: Pagination };
export default meta;

export const Middle = storyOf<PaginationProps>(Pagination, (t) => {
  const page = (number: number) => ({
    href: `#${number}`,
    label: String(number),
    name: t('members.page', 'Page {page}', { page: number }),
    selected: number === 2,
  });
  return {
    label: t('members.pages', 'Pages'),
    previous: { href: '#1', label: t('actions.previous_page', 'Previous page') },
    next: { href: '#3', label: t('actions.next_page', 'Next page') },
    pages: [page(1), page(2), page(3), 'gap', page(54)],
  };
});
