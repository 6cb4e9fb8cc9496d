<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\BrokenDocument;
use OCA\IntranetApp\Model\EmptyLayout;
use OCA\IntranetApp\Model\OpenPage;
use OCA\IntranetApp\Model\PageDocument;
use OCA\IntranetApp\Repository\PageNodes;
use OCA\IntranetApp\Repository\SoundDocuments;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\IsoTime;

/** Answers with single pages. */
class PageReader {
	/** Of a file that holds no page. */
	private const RAW_CHARACTERS = 500_000;

	public function __construct(
		private readonly PageGate $gate,
		private readonly PageNodes $nodes,
		private readonly BreadcrumbService $breadcrumbs,
		private readonly DocumentCleaner $cleaner,
		private readonly SoundDocuments $sound,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @param string $id `id` or `uniqueId`, or `home`
	 * @return array<array-key, mixed> the page
	 * @throws NotFound
	 * @throws FileIsBusy while somebody writes it for too long
	 */
	public function read(string $id): array {
		return $this->answer($this->gate->readable($id));
	}

	/**
	 * @return array{title: string, content: string, layout: \stdClass, rawContent: string} layout and text alone
	 * @throws NotFound
	 * @throws FileIsBusy while somebody writes it for too long
	 */
	public function content(string $id): array {
		$page = $this->gate->readable($id);
		$text = $this->text($page);
		$document = $this->document($text);
		return [
			'title' => $page->row->title,
			'content' => $document->content(),
			'layout' => $document->layout() ?? EmptyLayout::make(),
			// A file that holds no page may hold anything; readers are to see pages.
			'rawContent' => $page->row->isBroken && !$page->permissions->canWrite() ? '' : $text,
		];
	}

	/**
	 * @param ?PageDocument $written the page as it was written a moment ago, so that nothing is read again
	 * @return array<array-key, mixed> the page as the contract describes it, other members of its file beside
	 */
	public function answer(OpenPage $page, ?PageDocument $written = null): array {
		$row = $page->row;
		$text = $written === null ? $this->text($page) : null;
		$document = $written ?? $this->document((string)$text);
		$breadcrumb = $this->breadcrumbs->of($row);
		$permissions = $page->permissions->toArray();
		$answer = [
			...array_diff_key($document->members(), array_flip(SentPage::computed())),
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'title' => $row->title,
			'path' => $row->path,
			'parentId' => BreadcrumbService::parentId($row, $breadcrumb),
			'permissions' => $permissions,
			'createdAt' => IsoTime::of($row->createdAt),
			'updatedAt' => IsoTime::of($row->updatedAt),
			'language' => $row->language,
			'status' => $row->status,
			'isHome' => $row->isHome,
			'modified' => $row->updatedAt,
			'content' => $document->content(),
			'metadata' => $document->metadata(),
			'breadcrumb' => $breadcrumb,
			'layout' => $document->layout() ?? EmptyLayout::make(),
			'translations' => [],
			'baseVersion' => $row->version,
			'fileId' => $row->fileId,
			'canEdit' => $permissions['canWrite'],
			'order' => $row->order,
			'author' => $this->accounts->person($row->author),
			'editor' => $this->accounts->person($row->editor),
			'isBroken' => $row->isBroken,
		];
		return $row->isBroken && $permissions['canWrite'] ? [...$answer, 'rawContent' => mb_substr(mb_scrub((string)$text, 'UTF-8'), 0, self::RAW_CHARACTERS)] : $answer;
	}

	private function text(OpenPage $page): string {
		$file = $this->nodes->opened($page->row->fileId) ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'There is no such page.');
		return $file->getSize() > PageDocument::MAX_BYTES ? '' : $this->nodes->text($file);
	}

	/** As readers may see it, whoever wrote the file. */
	private function document(string $text): PageDocument {
		try {
			$document = PageDocument::parse($text);
		} catch (BrokenDocument) {
			return PageDocument::blank();
		}
		$hash = hash('sha256', $text);
		if ($this->sound->has($hash)) {
			return $document;
		}
		$shown = $this->cleaner->shown($document);
		if ($shown->toJson() === $document->toJson()) {
			$this->sound->add($hash);
		}
		return $shown;
	}
}
