<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Draft;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\Versions;
use OCA\IntranetApp\Model\Draft\PageVersion;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Service\Page\PageWriter;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Service\Page\SafeTexts;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The saved versions of pages. Readers see only published ones: earlier unpublished work is as private as a current
 * draft.
 *
 * @phpstan-import-type Page from PageAnswers
 * @phpstan-import-type PageContent from PageAnswers
 * @phpstan-import-type Version from Schemas
 * @phpstan-import-type VersionLabelled from Schemas
 */
class VersionService {
	public function __construct(
		private readonly PageGate $gate,
		private readonly Versions $versions,
		private readonly PageReader $reader,
		private readonly PageAnswers $answers,
		private readonly SafeTexts $safe,
		private readonly PageStore $store,
		private readonly PageWriter $writer,
		private readonly PublicationRule $publication,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @return list<Version> newest first, without the current state
	 * @throws Refusal
	 */
	public function list(string $pageId): array {
		$page = $this->gate->readable($pageId);
		$versions = $this->versions->list($page->file);
		if (!$page->permissions->canWrite()) {
			$versions = array_values(array_filter($versions, fn (PageVersion $version): bool =>
				self::isPublished($this->versions->text($page->file, $version->timestamp, self::limit()))));
		}
		return array_map($this->described(...), $versions);
	}

	/**
	 * @return PageContent
	 * @throws Refusal
	 */
	public function content(string $pageId, int $timestamp): array {
		$page = $this->gate->readable($pageId);
		$text = $this->text($page, $timestamp);
		$document = $this->safe->page($text);
		return $this->answers->content($document->title() === '' ? $page->row->title : $document->title(), $document, $text);
	}

	/**
	 * Restores a version; the content it replaces is kept as a version.
	 *
	 * @return Page
	 * @throws Refusal
	 */
	public function restore(string $pageId, int $timestamp): array {
		$page = $this->gate->writable($pageId);
		if ($this->publication->isHeld($page->row->status, $page->permissions)) {
			return $this->propose($page, $timestamp);
		}
		$this->store->restore(
			$page,
			function (OpenPage $now) use ($timestamp): string {
				$text = $this->versions->text($now->file, $timestamp, self::limit());
				$this->refuseUnapproved($now, $text);
				return $text;
			},
			fn (OpenPage $now) => $this->versions->restore($now->file, $timestamp),
		);
		return $this->reader->read($page->row->id);
	}

	/**
	 * @param ?string $label empty removes it
	 * @return VersionLabelled
	 * @throws Refusal
	 */
	public function label(string $pageId, int $timestamp, ?string $label): array {
		$page = $this->gate->writable($pageId);
		$text = Title::clean($label ?? '');
		$this->versions->label($page->file, $timestamp, $text);
		return ['success' => true, 'timestamp' => $timestamp, 'label' => $text === '' ? null : $text];
	}

	/**
	 * Sends the content of a version for approval: a published page stays as it is.
	 *
	 * @return Page
	 * @throws Refusal
	 */
	private function propose(OpenPage $page, int $timestamp): array {
		$document = $this->safe->page($this->text($page, $timestamp));
		$saved = $this->writer->save($page, (object)[
			'title' => $document->title() === '' ? $page->row->title : $document->title(),
			'content' => $document->content(),
			'metadata' => $document->metadata(),
			'layout' => $document->layout(),
		], BaseVersion::of(null, ''));
		return $this->reader->saved($saved, $page->permissions);
	}

	/** @throws Refusal */
	private function text(OpenPage $page, int $timestamp): string {
		$text = $this->versions->text($page->file, $timestamp, self::limit());
		if (!$page->permissions->canWrite() && !self::isPublished($text)) {
			throw new NotFound(Reason::UNKNOWN_VERSION, 'The version does not exist.');
		}
		return $text;
	}

	/** @throws Forbidden when the version would publish a page that needs approval */
	private function refuseUnapproved(OpenPage $page, string $text): void {
		$isShown = self::isPublished($text);
		if ($isShown && $this->publication->ofChanged(PageRow::PUBLISHED, $page->row->status, $page->permissions->canDelete())
			!== PageRow::PUBLISHED) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'This version was published. Only someone with permission to publish can restore it.');
		}
	}

	/** A text that is not a page has no status. */
	private static function isPublished(string $text): bool {
		try {
			return PageDocument::parse($text)->status() === PageRow::PUBLISHED;
		} catch (BrokenDocument) {
			return false;
		}
	}

	/** One byte more than a page may have, so that a truncated text is recognised as not being a page. */
	private static function limit(): int {
		return PageDocument::MAX_BYTES + 1;
	}

	/** @return Version */
	private function described(PageVersion $version): array {
		return [
			'timestamp' => $version->timestamp,
			'date' => IsoTime::of($version->timestamp),
			'author' => $this->accounts->displayName($version->author) ?? (string)$version->author,
			'authorId' => $version->author,
			'label' => $version->label,
			'size' => $version->size,
		];
	}
}
