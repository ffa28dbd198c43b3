import { adminTexts } from '~/content/en/admin'
import { clearComments, discardCommentsCopy, useComments } from '~/store/comments'
import { clearMessages, discardMessagesCopy, useMessages } from '~/store/messages'
import {
  type Comment,
  commentSchema,
  type Message,
  messageSchema,
  readableFields,
  type Subscriber,
  subscriberSchema,
} from '~/store/schema'
import { clearSubscribers, discardSubscribersCopy, useSubscribers } from '~/store/subscribers'
import { Button } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Tabs } from '~/ui/tabs'
import { AdminList, type AdminListProps, type ListFacts } from './admin-list'
import styles from './admin-records.module.css'
import { longText, time } from './admin-table'

const { records, subscribers, contacts, comments } = adminTexts

/** Of a comment, before the ellipsis. Source: spec §9. */
const commentCharacters = 100
/** Messages are the reason to come here; only very long ones are folded. */
const messageCharacters = 400

const subscriberList: ListFacts<Subscriber> = {
  ...subscribers,
  read: (found) => readableFields(subscriberSchema, found),
  fileName: 'newsletter_subscribers',
  columns: [
    { id: 'email', label: 'Email', text: (subscriber) => subscriber.email ?? '' },
    { id: 'time', label: 'Subscribed', ...time((subscriber) => subscriber.subscribedAt) },
  ],
}

const messageList: ListFacts<Message> = {
  ...contacts,
  read: (found) => readableFields(messageSchema, found),
  fileName: 'contact_submissions',
  columns: [
    { id: 'name', label: 'Full name', text: (message) => message.fullName ?? '' },
    { id: 'email', label: 'Email', text: (message) => message.email ?? '' },
    { id: 'mobile', label: 'Mobile', text: (message) => message.mobile ?? '' },
    { id: 'project', label: 'Project type', text: (message) => message.projectType ?? '' },
    { id: 'message', label: 'Message', ...longText((item) => item.message, messageCharacters) },
    {
      id: 'source',
      label: 'Sent from',
      text: (message) => message.pageSource || contacts.contactPage,
    },
    { id: 'time', label: 'Received', ...time((message) => message.submittedAt) },
  ],
}

const commentList: ListFacts<Comment> = {
  ...comments,
  read: (found) => readableFields(commentSchema, found),
  fileName: 'blog_comments',
  columns: [
    { id: 'name', label: 'Full name', text: (comment) => comment.fullName ?? '' },
    { id: 'email', label: 'Email', text: (comment) => comment.email ?? '' },
    { id: 'website', label: 'Website', text: (comment) => comment.website ?? '' },
    { id: 'comment', label: 'Comment', ...longText((item) => item.comment, commentCharacters) },
    { id: 'article', label: 'Article', text: (comment) => comment.blogPostId ?? '' },
    { id: 'time', label: 'Received', ...time((comment) => comment.submittedAt) },
  ],
}

/** The three lists, each in its tab; they follow what other tabs write. Source: spec §4. */
export function AdminRecords({ onLogOut }: { onLogOut: () => void }) {
  const lists = [
    tabOf('subscribers', {
      facts: subscriberList,
      stored: useSubscribers(),
      onClear: clearSubscribers,
      onDiscard: discardSubscribersCopy,
    }),
    tabOf('contacts', {
      facts: messageList,
      stored: useMessages(),
      onClear: clearMessages,
      onDiscard: discardMessagesCopy,
    }),
    tabOf('comments', {
      facts: commentList,
      stored: useComments(),
      onClear: clearComments,
      onDiscard: discardCommentsCopy,
    }),
  ]

  return (
    <div className={styles.records}>
      <div className={styles.head}>
        <Heading level={1} size="title" tabIndex={-1} ref={takeFocus}>
          <HeadlineLines lines={records.headline} />
        </Heading>
        <Button variant="quiet" onClick={onLogOut}>
          {records.logOut}
        </Button>
      </div>
      <Tabs label={records.tabs} surface="chalk" tabs={lists} />
    </div>
  )
}

/** A list behind its name and the number of its records. */
function tabOf<Item>(id: string, list: AdminListProps<Item>) {
  return {
    id,
    label: <Count of={list.facts.tab} count={list.stored.records.length} />,
    panel: <AdminList {...list} />,
  }
}

function Count({ of, count }: { of: string; count: number }) {
  return (
    <>
      <span className={styles.name}>{of}</span>{' '}
      <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
    </>
  )
}

/** The form that had the focus is gone; the new heading is where reading goes on. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
