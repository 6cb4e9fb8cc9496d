<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\OpenFolder;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\IL10N;

/**
 * Copies single pages with their media. A copy is a draft with ids of its own.
 *
 * @phpstan-import-type Page from PageAnswers
 */
class PageCopier {
	/** Members that belong to a page alone, whatever its content. */
	private const OWN = ['order' => null, 'translationGroup' => null];
	/** Where both mounts have the media of pages. */
	private const MEDIA = ['/apps/intranetapp/api/pages/%s/media/', '/apps/intranetapp/api/v1/pages/%s/media/'];

	public function __construct(
		private readonly PageGate $gate,
		private readonly PageStore $store,
		private readonly PageNodes $nodes,
		private readonly AccessService $access,
		private readonly PageReader $reader,
		private readonly PageInput $input,
		private readonly SafeTexts $safe,
		private readonly NewDocuments $documents,
		private readonly IL10N $texts,
	) {
	}

	/**
	 * @param \stdClass $sent as the contract describes what differs in a copy
	 * @return Page
	 * @throws Refusal
	 */
	public function duplicate(string $id, \stdClass $sent): array {
		$source = $this->gate->readable($id);
		if ($source->row->isBroken) {
			throw new Conflict(Reason::BROKEN_FILE, 'The file of the page cannot be read, so the page cannot be copied.');
		}
		$parent = $this->parent($source->row, $sent);
		$title = isset($sent->title)
			? $this->input->members((object)['title' => $sent->title])->title
			: $this->texts->t('Copy of %s', [$source->row->title]);
		$document = $this->document($source, $parent, is_string($title) ? $title : '');
		$row = $this->store->create($parent, Slug::of($document->title()), $document, [], $source->row);
		return $this->reader->written($row, $this->access->ofRows([$row])[$row->fileId], $document);
	}

	/** Beside the page unless another place is named; the home page has no place beside it but the top of its language. */
	private function parent(PageRow $row, \stdClass $sent): OpenFolder {
		if (!property_exists($sent, 'parentId')) {
			return $this->gate->parentOfNew(null, $row->isHome ? $row->path : $row->parentPath(), null);
		}
		return $this->gate->parentOfNew(is_string($sent->parentId) ? $sent->parentId : null, null, $row->language);
	}

	private function document(OpenPage $source, OpenFolder $parent, string $title): PageDocument {
		$id = PageIdentifier::make();
		// What the caller reads, and no more of what stands in the file.
		$read = $this->safe->page($this->nodes->findText($source->file));
		$members = $read->with(self::OWN)->members();
		$content = [...self::retold($members, $source->row, $id), 'title' => Title::clean($title)];
		return $this->documents->make($content, $id, $id, $parent->language, PageRow::DRAFT);
	}

	/**
	 * The same members, in which addresses of the page's own media are those of the copy's.
	 *
	 * @param array<array-key, mixed> $members
	 * @return array<array-key, mixed>
	 */
	private static function retold(array $members, PageRow $row, string $id): array {
		$pairs = [];
		foreach (self::MEDIA as $address) {
			$pairs[sprintf($address, $row->id)] = $pairs[sprintf($address, $row->uniqueId)] = sprintf($address, $id);
		}
		$retell = static function (mixed $value) use (&$retell, $pairs): mixed {
			return match (true) {
				is_string($value) => strtr($value, $pairs),
				is_array($value) => array_map($retell, $value),
				$value instanceof \stdClass => (object)array_map($retell, get_object_vars($value)),
				default => $value,
			};
		};
		return array_map($retell, $members);
	}
}
