<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Approval;

use OCA\IntranetApp\Model\Page\PageDocument;

/** Something that an author sent for approval. Times are Unix seconds. */
final class PendingChange {
	/** Members that do not come from its author. */
	private const COMPUTED = [
		'id', 'uniqueId', 'language', 'order', 'translationGroup', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy',
		'publishedAt',
	];
	/** A change that has all of these replaces an earlier one of its author. */
	private const CONTENT = ['title', 'content', 'metadata', 'layout'];

	/**
	 * @param string $author account name
	 * @param string $title of the page once it is accepted
	 * @param ?PageDocument $document the page as it would be; null for an unpublished page and in lists
	 * @param ?PageDocument $base the published page that the change was made on; null as above
	 * @param string $baseVersion of that page
	 * @param string $version names the content
	 * @param bool $isReturned whether it was sent back to its author
	 * @param string $note why it was sent back
	 * @param ?string $reviewer account name of who sent it back
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly string $author,
		public readonly ChangeKind $kind,
		public readonly string $title,
		public readonly ?PageDocument $document,
		public readonly ?PageDocument $base,
		public readonly string $baseVersion,
		public readonly string $version,
		public readonly int $sentAt,
		public readonly bool $isReturned = false,
		public readonly string $note = '',
		public readonly ?string $reviewer = null,
	) {
	}

	/** Whether it replaces what its author sent before, instead of adding to it. */
	public static function isWhole(\stdClass $members): bool {
		return array_diff(self::CONTENT, array_keys(get_object_vars($members))) === [];
	}

	public function returned(string $note, string $reviewer): self {
		return new self(
			$this->fileId, $this->author, $this->kind, $this->title, $this->document, $this->base, $this->baseVersion, $this->version,
			$this->sentAt, true, $note, $reviewer,
		);
	}

	/** Whether somebody published the page since. */
	public function isOutdated(string $published): bool {
		return $this->kind === ChangeKind::Change && $this->baseVersion !== $published;
	}

	/**
	 * The same change on the page as it is now.
	 *
	 * @return ?PageDocument null where both changed the same member
	 */
	public function onto(PageDocument $published, string $version): ?PageDocument {
		if (!$this->isOutdated($version) || $this->document === null) {
			return $this->document;
		}
		[$mine, $base, $theirs] = [$this->document->members(), $this->base?->members() ?? [], $published->members()];
		$changed = [];
		foreach (array_diff(array_keys($mine + $base), self::COMPUTED) as $name) {
			$value = $mine[$name] ?? null;
			if (self::isSame($value, $base[$name] ?? null)) {
				continue;
			}
			if (!self::isSame($theirs[$name] ?? null, $base[$name] ?? null) && !self::isSame($theirs[$name] ?? null, $value)) {
				return null;
			}
			$changed[$name] = $value;
		}
		return $published->with($changed);
	}

	private static function isSame(mixed $one, mixed $other): bool {
		return json_encode($one, JSON_THROW_ON_ERROR) === json_encode($other, JSON_THROW_ON_ERROR);
	}
}
