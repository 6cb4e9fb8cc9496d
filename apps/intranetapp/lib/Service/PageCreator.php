<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Journal;
use OCA\IntranetApp\Model\Limits;
use OCA\IntranetApp\Model\OpenFolder;
use OCA\IntranetApp\Model\OpenPage;
use OCA\IntranetApp\Model\PageDocument;
use OCA\IntranetApp\Model\PageIdentifier;
use OCA\IntranetApp\Model\PagePath;
use OCA\IntranetApp\Model\Slug;
use OCA\IntranetApp\Repository\PageFile;
use OCA\IntranetApp\Repository\PageFiles;
use OCA\IntranetApp\Repository\PageIndex;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\IsoTime;

/** Makes pages. */
class PageCreator {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly PageFiles $files,
		private readonly AccessService $access,
		private readonly Leases $leases,
		private readonly Indexer $indexer,
		private readonly PageReader $reader,
		private readonly SentPage $sentPage,
		private readonly PublicationRule $publication,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes a new page
	 * @return array<array-key, mixed> the page
	 * @throws Refusal
	 */
	public function create(\stdClass $sent): array {
		$members = $this->sentPage->members($sent);
		[$id, $uniqueId] = self::identifiers($sent);
		$text = static fn (string $name): ?string => is_string($sent->{$name} ?? null) ? $sent->{$name} : null;
		$parent = $this->gate->parent($text('parentId'), $text('parentPath'), $text('language'));
		if (!PagePath::isFolder($parent->path)) {
			throw new NotFound(Reason::UNKNOWN_PARENT, 'No pages lie there.', '/parentPath');
		}
		if (Limits::level($parent->path) >= Limits::LEVELS) {
			throw new Invalid(Reason::TOO_DEEP, 'Pages cannot lie that deep.', '/parentId');
		}
		$document = $this->document($members, $id, $uniqueId, $parent);
		$wished = Slug::of($text('id') ?? $document->title());
		$work = fn (): array => $this->make($document, $parent, $wished);
		foreach (array_unique([$id, $uniqueId]) as $given) {
			// Only ids from outside can meet each other.
			if ($given === $text('id') || $given === $text('uniqueId')) {
				$work = fn (): array => $this->leases->hold('id:' . md5($given), fn (): array => $this->unlessTaken($given, $work));
			}
		}
		return $work();
	}

	/** @return array<array-key, mixed> */
	private function make(PageDocument $document, OpenFolder $parent, string $wished): array {
		$lease = "folder:$parent->folderId";
		return $this->leases->hold($lease, function () use ($document, $parent, $wished, $lease): array {
			$json = SentPage::json($document);
			$note = function (string $path) use ($lease): void {
				$this->leases->note($lease, Journal::create($path));
			};
			$file = $this->indexer->quietly(fn (): PageFile => $this->files->create($parent->path, $wished, $json, $note));
			$row = $this->indexer->written($file->id, $file->folderId, "$file->folder/$file->name", $document, $json, $file->mtime);
			return $this->reader->answer(new OpenPage($row, $this->access->ofRows([$row])[$row->fileId]), $document);
		});
	}

	/**
	 * @param callable(): array<array-key, mixed> $work
	 * @return array<array-key, mixed>
	 */
	private function unlessTaken(string $id, callable $work): array {
		if ($this->index->isTaken($id)) {
			throw new Conflict(Reason::ID_TAKEN, "There is a page \"$id\" already.");
		}
		return $work();
	}

	/** @return array{string, string} id and unique id */
	private static function identifiers(\stdClass $sent): array {
		foreach (['id', 'uniqueId'] as $name) {
			if (is_string($sent->{$name} ?? null) && PageIdentifier::isReserved($sent->{$name})) {
				throw new Invalid(Reason::RESERVED_ID, 'No page can have this id.', "/$name");
			}
		}
		$uniqueId = is_string($sent->uniqueId ?? null) ? $sent->uniqueId : PageIdentifier::make();
		return [is_string($sent->id ?? null) ? $sent->id : $uniqueId, $uniqueId];
	}

	private function document(\stdClass $members, string $id, string $uniqueId, OpenFolder $parent): PageDocument {
		$now = IsoTime::of($this->clock->now()->getTimestamp());
		return PageDocument::blank()->with([
			...array_filter(get_object_vars($members), static fn (mixed $value): bool => $value !== null),
			'id' => $id,
			'uniqueId' => $uniqueId,
			'language' => $parent->language,
			'status' => $this->publication->ofNew($members->status ?? null, $parent->permissions->canDelete()),
			'createdAt' => $now,
			'createdBy' => $this->userId,
			'updatedAt' => $now,
			'updatedBy' => $this->userId,
		]);
	}
}
