<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\OpenFolder;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * Creates pages.
 *
 * @phpstan-import-type Page from PageAnswers
 */
class PageCreator {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageStore $store,
		private readonly AccessService $access,
		private readonly PageIndex $index,
		private readonly Tombstones $tombstones,
		private readonly PageReader $reader,
		private readonly PageInput $input,
		private readonly PublicationRule $publication,
		private readonly ChangeRequests $requests,
		private readonly NewDocuments $documents,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes a new page
	 * @return Page
	 * @throws Refusal
	 */
	public function create(\stdClass $sent): array {
		$members = $this->input->members($sent);
		if (($members->metadata ?? null) instanceof \stdClass) {
			$this->input->checkMetadata($members->metadata);
		}
		[$id, $uniqueId] = $this->identifiers($sent);
		$text = static fn (string $name): ?string => is_string($sent->{$name} ?? null) ? $sent->{$name} : null;
		$parent = $this->gate->parentOfNew($text('parentId'), $text('parentPath'), $text('language'));
		$document = $this->document($members, $id, $uniqueId, $parent);
		// Only ids supplied by the client can belong to another page.
		$claimed = array_values(array_unique(array_intersect([$id, $uniqueId], [$text('id'), $text('uniqueId')])));
		$row = $this->store->create($parent, Slug::of($id === $text('id') ? $id : $document->title()), $document, $claimed);
		$this->requests->follow($row, null);
		return $this->reader->written($row, $this->access->ofRows([$row])[$row->fileId], $document);
	}

	/**
	 * An id of a page that the caller may not see, or that is in the trash bin, is replaced by a new one: a refusal would tell
	 * that there is such a page, or was.
	 *
	 * @return array{string, string} id and unique id
	 */
	private function identifiers(\stdClass $sent): array {
		foreach (['id', 'uniqueId'] as $name) {
			if (is_string($sent->{$name} ?? null) && PageIdentifier::isReserved($sent->{$name})) {
				throw new Invalid(Reason::RESERVED_ID, 'This id is reserved.', "/$name");
			}
		}
		$wished = fn (string $name): ?string =>
			is_string($sent->{$name} ?? null) && !$this->isHidden($sent->{$name}) ? $sent->{$name} : null;
		$uniqueId = $wished('uniqueId') ?? PageIdentifier::make();
		return [$wished('id') ?? $uniqueId, $uniqueId];
	}

	private function isHidden(string $id): bool {
		$row = $this->index->findOrNull($id);
		return $row === null ? $this->tombstones->has($id) : $this->access->visible([$row]) === [];
	}

	private function document(\stdClass $members, string $id, string $uniqueId, OpenFolder $parent): PageDocument {
		return $this->documents->make(
			array_filter(get_object_vars($members), static fn (mixed $value): bool => $value !== null),
			$id,
			$uniqueId,
			$parent->language,
			$this->publication->ofNew($members->status ?? null, $parent->permissions->canDelete()),
		);
	}
}
