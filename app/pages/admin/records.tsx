import { useState } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { answerAddress } from '~/lib/enquiry/answer'
import { referenceOf } from '~/lib/enquiry/reference'
import { exportFileName, exportText, saveFile } from '~/lib/export-file'
import { proposedTimes } from '~/lib/schedule/proposal'
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
import { List, type ListFacts, type ListProps } from './list'
import styles from './records.module.css'
import { Sheet } from './sheet'
import { longText, time } from './table'
import tableStyles from './table.module.css'

const { records, subscribers, contacts, comments, answer } = adminTexts

/** Length of a comment before the ellipsis. Source: spec §9. */
const commentCharacters = 100
/** Only very long messages are shortened, because they are what the page is for. */
const messageCharacters = 400

const subscriberList: ListFacts<Subscriber> = {
  ...subscribers,
  read: (found) => readableFields(subscriberSchema, found),
  fileName: 'newsletter_subscribers',
  columns: [
    { id: 'email', label: subscribers.labels.email, text: (subscriber) => subscriber.email ?? '' },
    {
      id: 'time',
      label: subscribers.labels.time,
      ...time((subscriber) => subscriber.subscribedAt),
    },
  ],
}

const messageList: ListFacts<Message> = {
  ...contacts,
  read: (found) => readableFields(messageSchema, found),
  fileName: 'contact_submissions',
  columns: [
    {
      id: 'reference',
      label: contacts.labels.reference,
      text: referenceText,
    },
    { id: 'name', label: contacts.labels.name, text: (message) => message.fullName ?? '' },
    { id: 'email', label: contacts.labels.email, text: (message) => message.email ?? '' },
    { id: 'mobile', label: contacts.labels.mobile, text: (message) => message.mobile ?? '' },
    {
      id: 'project',
      label: contacts.labels.project,
      text: (message) => message.projectType ?? '',
      render: projectCell,
    },
    {
      id: 'message',
      label: contacts.labels.message,
      ...longText((item) => item.message, messageCharacters),
    },
    {
      id: 'source',
      label: contacts.labels.source,
      text: (message) => message.pageSource || contacts.contactPage,
    },
    { id: 'time', label: contacts.labels.time, ...time((message) => message.submittedAt) },
  ],
}

const commentList: ListFacts<Comment> = {
  ...comments,
  read: (found) => readableFields(commentSchema, found),
  fileName: 'blog_comments',
  columns: [
    { id: 'name', label: comments.labels.name, text: (comment) => comment.fullName ?? '' },
    { id: 'email', label: comments.labels.email, text: (comment) => comment.email ?? '' },
    { id: 'website', label: comments.labels.website, text: (comment) => comment.website ?? '' },
    {
      id: 'comment',
      label: comments.labels.comment,
      ...longText((item) => item.comment, commentCharacters),
    },
    { id: 'article', label: comments.labels.article, text: (comment) => comment.blogPostId ?? '' },
    { id: 'time', label: comments.labels.time, ...time((comment) => comment.submittedAt) },
  ],
}

function referenceText({ id }: Partial<Message>): string {
  return id === undefined ? '' : referenceOf(id)
}

function timesOf({ projectType, message = '' }: Partial<Message>): string {
  return projectType === contacts.consultation ? proposedTimes(message).join('\n') : ''
}

/** The project type, and the proposed times of a consultation. */
function projectCell(message: Partial<Message>) {
  const times = timesOf(message)
  return (
    <>
      <bdi>{message.projectType ?? ''}</bdi>
      {times ? (
        <p className={tableStyles.times}>
          {contacts.proposedTimes}
          {`\n${times}`}
        </p>
      ) : null}
    </>
  )
}

/** The three lists, one per tab; they follow writes of other tabs. Source: spec §4. */
export function Records({ onLogOut }: { onLogOut: () => void }) {
  const [printed, setPrinted] = useState<Partial<Message>>()
  const stored = {
    newsletter_emails: useSubscribers(),
    contact_submissions: useMessages(),
    blog_comments: useComments(),
  }
  const lists = [
    tabOf('subscribers', {
      facts: subscriberList,
      stored: stored.newsletter_emails,
      onClear: clearSubscribers,
      onDiscard: discardSubscribersCopy,
    }),
    tabOf('contacts', {
      facts: messageList,
      stored: stored.contact_submissions,
      onClear: clearMessages,
      onDiscard: discardMessagesCopy,
      actions: (message) => (
        <EnquiryActions message={message} onPrint={() => setPrinted(message)} />
      ),
    }),
    tabOf('comments', {
      facts: commentList,
      stored: stored.blog_comments,
      onClear: clearComments,
      onDiscard: discardCommentsCopy,
    }),
  ]

  function onExportAll() {
    const text = exportText({
      newsletter_emails: stored.newsletter_emails.elements,
      contact_submissions: stored.contact_submissions.elements,
      blog_comments: stored.blog_comments.elements,
    })
    saveFile(exportFileName('all_lists', new Date()), text, 'application/json')
  }

  return (
    <div className={styles.records}>
      <div className={styles.head}>
        <Heading level={1} size="title" tabIndex={-1} ref={takeFocus}>
          <HeadlineLines lines={records.headline} />
        </Heading>
        <div className={styles.whole}>
          <Button variant="quiet" onClick={onExportAll}>
            {records.exportAll}
          </Button>
          <Button variant="quiet" onClick={onLogOut}>
            {records.logOut}
          </Button>
        </div>
      </div>
      <Tabs label={records.tabs} surface="chalk" tabs={lists} />
      <Sheet columns={messageList.columns} record={printed} onClose={() => setPrinted(undefined)} />
    </div>
  )
}

type EnquiryActionsProps = { message: Partial<Message>; onPrint: () => void }

/** A reply by mail if there is an address, and the enquiry on its own sheet. */
function EnquiryActions({ message, onPrint }: EnquiryActionsProps) {
  const href = answerAddress(message, answer)
  const whose = message.fullName ?? (referenceText(message) || contacts.nameless)
  return (
    <>
      {href ? (
        <a href={href} aria-label={`${answer.byEmail}: ${whose}`}>
          {answer.byEmail}
        </a>
      ) : null}
      <button type="button" aria-label={`${answer.print}: ${whose}`} onClick={onPrint}>
        {answer.print}
      </button>
    </>
  )
}

/** A list's name and number of records. */
function tabOf<Item>(id: string, list: ListProps<Item>) {
  return {
    id,
    label: <Count of={list.facts.tab} count={list.stored.records.length} />,
    panel: <List {...list} />,
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

/** The focused form is gone, so focus the new heading. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
