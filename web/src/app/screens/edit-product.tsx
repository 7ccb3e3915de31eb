import { PageTitle } from '../../components/page-title.tsx';

export function Component() {
  return <PageTitle variant="h3">Edit product</PageTitle>;
}
