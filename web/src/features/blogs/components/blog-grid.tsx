import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorNote, QueryState } from '../../../components/feedback/query-state.tsx';
import { cardGrid } from '../../../components/layout/grid.tsx';
import { paths } from '../../../lib/paths.ts';
import { useBlogs } from '../api/blogs.ts';
import { texts } from '../texts.ts';
import { BlogCard, picture } from './blog-card.tsx';

/** The posts as cards, newest first; older ones come on demand. */
export function BlogGrid() {
  const blogs = useBlogs();
  return (
    <QueryState query={blogs} loading={<BlogGridSkeleton />} empty={<NoBlogs />}>
      {(list) => (
        <>
          <Box component="ul" sx={cardGrid}>
            {list.map((blog, index) => (
              <li key={blog._id}>
                <BlogCard blog={blog} eager={index === 0} />
              </li>
            ))}
          </Box>
          {blogs.isFetchNextPageError && <ErrorNote error={blogs.error} />}
          {blogs.hasNextPage && (
            <Box sx={{ mt: 4, textAlign: 'center' }}>
              <Button
                variant="outlined"
                loading={blogs.isFetchingNextPage}
                onClick={() => void blogs.fetchNextPage()}
              >
                {texts.list.more}
              </Button>
            </Box>
          )}
        </>
      )}
    </QueryState>
  );
}

function NoBlogs() {
  return (
    <EmptyState title={texts.list.emptyTitle} link={{ to: paths.addBlog, label: texts.list.add }}>
      {texts.list.emptyText}
    </EmptyState>
  );
}

function BlogGridSkeleton() {
  return (
    <Box role="status" data-loading aria-label="Loading" sx={cardGrid}>
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Skeleton
            variant="rectangular"
            height="auto"
            sx={{ aspectRatio: `${picture.width} / ${picture.height}` }}
          />
          <Box sx={{ p: { xs: 2.5, md: 3 } }}>
            <Skeleton width="30%" />
            <Skeleton width="80%" height={36} />
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
