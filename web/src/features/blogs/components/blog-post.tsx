import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Blog } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { PHONE_SIZES, Picture } from '../../../components/data-display/picture.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useIsAdmin } from '../../../entities/session/use-session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useBlog } from '../api/blogs.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { texts } from '../texts.ts';
import { picture } from './blog-card.tsx';

/** A whole post by its id. One that is gone says so, instead of an error to retry. */
export function BlogPost({ id }: { id: string }) {
  const blog = useBlog(id);
  const gone = blog.error instanceof ApiError && blog.error.status === 404;
  if (gone) return <PostGone />;
  return (
    <>
      <Link to={paths.blogs} sx={{ display: 'inline-block', py: 1.25, mb: 1 }}>
        {texts.post.back}
      </Link>
      {!blog.data && (
        <PageTitle hidden awaited={blog.isLoading}>
          {texts.post.pageTitle}
        </PageTitle>
      )}
      <QueryState query={blog} loading={<PostSkeleton />}>
        {(post) => <Post blog={post} />}
      </QueryState>
    </>
  );
}

function Post({ blog }: { blog: Blog }) {
  return (
    <article>
      <Box sx={{ '& h1': { mb: 1 } }}>
        <PageTitle variant="h1">{blog.heading}</PageTitle>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          <DateTime iso={blog.createdAt} style="day" />
        </Typography>
        <BlogActions blog={blog} />
      </Box>
      <Picture
        src={blog.img}
        alt=""
        {...picture}
        sizes={`(min-width: 800px) 720px, ${PHONE_SIZES}`}
        eager
        sx={{ borderRadius: 1, mb: 4 }}
      />
      {paragraphsOf(blog.description).map((paragraph, index) => (
        <Typography key={index} sx={paragraphStyle}>
          {paragraph}
        </Typography>
      ))}
    </article>
  );
}

const paragraphStyle = {
  fontSize: '1.0625rem',
  maxWidth: '68ch',
  mb: 2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

/** Says that there is none at this address. */
export function PostGone() {
  return (
    <>
      <PageTitle>{texts.post.goneTitle}</PageTitle>
      <EmptyState
        title={texts.post.goneText}
        link={{ to: paths.blogs, label: texts.post.back, variant: 'outlined' }}
      />
    </>
  );
}

function PostSkeleton() {
  return (
    <Box role="status" aria-label="Loading" data-loading>
      <Skeleton height={72} width="70%" sx={{ mb: 1 }} />
      <Skeleton width="20%" sx={{ mb: 3 }} />
      <Skeleton
        variant="rounded"
        height="auto"
        sx={{ aspectRatio: `${picture.width} / ${picture.height}`, mb: 4 }}
      />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Box>
  );
}

// Only admins need it and its dialog.
const RemoveBlog = lazyPart(async () => (await import('./remove-blog.tsx')).RemoveBlog);

/** What this person may do about a post: admins can remove it. */
function BlogActions({ blog }: { blog: Blog }) {
  const isAdmin = useIsAdmin().data ?? false;
  return isAdmin && <RemoveBlog blog={blog} />;
}
