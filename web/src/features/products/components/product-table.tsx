import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  PREVIEW,
  type Product,
  PRODUCT_FIELDS,
  TOAST,
  truncate,
} from '@rollwell/functions/contract';
import { type Column, DataTable } from '../../../components/data-display/data-table.tsx';
import { Count, Money } from '../../../components/data-display/formatted-values.tsx';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { LinkButton, useListState } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useDeleteProduct } from '../api/products.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';
import { StockButton } from './stock-dialog.tsx';

const { table } = texts;

const columns: readonly Column<Product>[] = [
  {
    header: PRODUCT_FIELDS.img.form.label,
    quietHeader: true,
    render: ({ img }) => (
      <ProductPicture src={img} alt="" width={64} height={48} sx={{ width: 64 }} />
    ),
  },
  {
    header: PRODUCT_FIELDS.name.form.label,
    heads: true,
    render: ({ name }) => noBreakUnits(name),
  },
  {
    header: PRODUCT_FIELDS.description.form.label,
    render: ({ description }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {truncate(description, PREVIEW.adminTable)}
      </Box>
    ),
  },
  {
    header: PRODUCT_FIELDS.price.form.label,
    align: 'right',
    render: ({ price }) => <Money amount={price} />,
  },
  {
    header: PRODUCT_FIELDS.minOrder.form.label,
    align: 'right',
    render: ({ minOrder }) => <Count value={minOrder} />,
  },
  {
    header: PRODUCT_FIELDS.available.form.label,
    align: 'right',
    render: ({ available }) => <Count value={available} />,
  },
  {
    header: table.actions,
    quietHeader: true,
    render: (product) => <ProductActions product={product} />,
  },
];

/** Products with the ways to edit each, to change its stock and to delete it. */
export function ProductTable({ products, busy }: { products: readonly Product[]; busy: boolean }) {
  return (
    <DataTable
      label={table.label}
      columns={columns}
      rows={products}
      rowKey={({ _id }) => _id}
      busy={busy}
    />
  );
}

function ProductActions({ product }: { product: Product }) {
  const { mutateAsync } = useDeleteProduct();
  const listState = useListState();
  return (
    <Stack direction="row" spacing={1} sx={{ ml: { xs: -1.5, lg: 0 } }}>
      <LinkButton
        to={pathTo('editProduct', product._id)}
        state={listState}
        size="small"
        color="secondary"
        aria-label={table.editNamed(product.name)}
      >
        {table.edit}
      </LinkButton>
      <StockButton product={product} />
      <RemoveButton
        label={table.deleteNamed(product.name)}
        button={table.delete}
        title={table.deleteTitle(product.name)}
        text={table.deleteText}
        done={TOAST.deleted(product.name)}
        gone={table.gone}
        onRemove={() => mutateAsync(product._id)}
      />
    </Stack>
  );
}
