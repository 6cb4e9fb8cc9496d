<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Model\Page\EmptyLayout;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Service\Structure\Breadcrumbs;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * Pages as the contract describes them. Checks no permissions: callers pass only what the account may read.
 *
 * @phpstan-import-type Crumb from Schemas
 * @phpstan-import-type NewsItem from Schemas
 * @phpstan-import-type PageMetadata from Schemas as PageMetadataAnswer
 * @phpstan-import-type PageSummary from Schemas
 * @phpstan-import-type Permissions from Schemas as Rights
 * @phpstan-import-type Person from Schemas
 * @phpstan-import-type SearchHit from Schemas
 * @phpstan-import-type TreeNode from Schemas
 * @phpstan-type Page array{
 *     id: string, uniqueId: string, title: string, path: string, parentId: ?string, permissions: Rights, createdAt: string,
 *     updatedAt: string, language: string, status: 'draft'|'review'|'published', isHome: bool, modified: int, content: string,
 *     metadata: \stdClass, breadcrumb: list<Crumb>, layout: \stdClass, translations: array{}, baseVersion: string, fileId: int,
 *     canEdit: bool, order: ?int, author: ?Person, editor: ?Person, isBroken: bool, publishedAt?: string,
 *     rawContent?: string, pending?: bool, ...
 * }
 * @phpstan-type PageContent array{title: string, content: string, layout: \stdClass, rawContent: string}
 */
class PageAnswers {
	public function __construct(private readonly Accounts $accounts) {
	}

	/**
	 * @param non-empty-list<Crumb> $breadcrumb
	 * @param string $text of the file, for users who may repair one that is not a page
	 * @param ?bool $isPending as the contract describes it; null for readers
	 * @return Page with the other members of its file
	 */
	public function page(
		PageRow $row,
		Permissions $permissions,
		PageDocument $document,
		array $breadcrumb,
		string $text,
		?bool $isPending,
	): array {
		$rights = $permissions->toArray();
		$answer = [
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'title' => $row->title,
			'path' => $row->path,
			'parentId' => Breadcrumbs::parentId($row, $breadcrumb),
			'permissions' => $rights,
			'createdAt' => IsoTime::of($row->createdAt),
			'updatedAt' => IsoTime::of($row->updatedAt),
			'language' => $row->language,
			'status' => $row->status(),
			'isHome' => $row->isHome,
			'modified' => $row->updatedAt,
			'content' => $document->content(),
			'metadata' => $document->metadata(),
			'breadcrumb' => $breadcrumb,
			'layout' => $document->layout() ?? EmptyLayout::make(),
			'translations' => [],
			'baseVersion' => $row->version,
			'fileId' => $row->fileId,
			'canEdit' => $rights['canWrite'],
			'order' => $row->order,
			'author' => $this->accounts->person($row->author),
			'editor' => $this->accounts->person($row->editor),
			'isBroken' => $row->isBroken,
		];
		if ($row->isPublished() || $row->publishedAt !== null) {
			$answer['publishedAt'] = IsoTime::of($row->publicationTime());
		}
		if ($row->isBroken && $rights['canWrite']) {
			$answer['rawContent'] = mb_substr(mb_scrub($text, 'UTF-8'), 0, Limits::TEXT_CHARACTERS);
		}
		if ($isPending !== null) {
			$answer['pending'] = $isPending;
		}
		/** @var Page $page */
		$page = $answer + array_diff_key($document->members(), array_flip(PageInput::COMPUTED));
		return $page;
	}

	/**
	 * The answer to a change that waits for approval: the page as it was sent.
	 *
	 * @param Page $page as it is
	 * @return Page
	 */
	public static function held(array $page, PageDocument $document): array {
		return [
			...$page,
			'title' => $document->title(),
			'status' => $document->status() === PageRow::DRAFT ? 'draft' : 'published',
			'pending' => true,
		];
	}

	/** @return PageMetadataAnswer */
	public function heldMetadata(PageRow $row, Permissions $permissions, PageDocument $document): array {
		return [
			...$this->metadata($row, $permissions),
			'title' => $document->title(),
			'category' => $document->category(),
			'tags' => $document->tags(),
			'pending' => true,
		];
	}

	/** @return PageContent */
	public function content(string $title, PageDocument $document, string $text): array {
		return [
			'title' => $title,
			'content' => $document->content(),
			'layout' => $document->layout() ?? EmptyLayout::make(),
			'rawContent' => $text,
		];
	}

	/**
	 * @param Rights $rights
	 * @return PageSummary
	 */
	public static function summary(PageHead $page, array $rights, ?string $parentId): array {
		return [
			'id' => $page->id,
			'uniqueId' => $page->uniqueId,
			'title' => $page->title,
			'path' => $page->path,
			'parentId' => $parentId,
			'permissions' => $rights,
			'createdAt' => IsoTime::of($page->createdAt),
			'updatedAt' => IsoTime::of($page->updatedAt),
			'language' => $page->language(),
			'status' => $page->status(),
			'isHome' => $page->isHome,
			'modified' => $page->updatedAt,
		];
	}

	/**
	 * @param Rights $rights
	 * @return TreeNode without children
	 */
	public static function node(PageHead $page, array $rights, ?string $parentId, bool $isCurrent): array {
		return [
			'id' => $page->id,
			'uniqueId' => $page->uniqueId,
			'title' => $page->title,
			'status' => $page->status(),
			'fileId' => $page->fileId,
			'path' => $page->path,
			'language' => $page->language(),
			'parentId' => $parentId,
			'isHome' => $page->isHome,
			'isCurrent' => $isCurrent,
			'permissions' => $rights,
			'children' => [],
		];
	}

	/** @return PageMetadataAnswer */
	public function metadata(PageRow $row, Permissions $permissions): array {
		return [
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'title' => $row->title,
			'author' => $this->accounts->person($row->author)['name'] ?? null,
			'authorId' => $row->author,
			'createdAt' => IsoTime::of($row->createdAt),
			'updatedAt' => IsoTime::of($row->updatedAt),
			'category' => $row->category,
			'tags' => $row->tags,
			'language' => $row->language,
			'path' => $row->path,
			'status' => $row->status(),
			'fileId' => $row->fileId,
			'canEdit' => $permissions->canWrite(),
			'permissions' => $permissions->toArray(),
			'baseVersion' => $row->version,
		];
	}

	/** @return NewsItem */
	public function news(PageRow $row, string $excerpt, ?string $image, int $date): array {
		return [
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'title' => $row->title,
			'excerpt' => $excerpt,
			'image' => $image,
			'date' => IsoTime::of($date),
			'path' => $row->path,
			'language' => $row->language,
			'author' => $this->accounts->person($row->author),
			'createdAt' => IsoTime::of($row->createdAt),
			'updatedAt' => IsoTime::of($row->updatedAt),
		];
	}

	/**
	 * @param string $title HTML
	 * @param string $excerpt HTML
	 * @param list<string> $trail
	 * @return SearchHit
	 */
	public function hit(PageRow $row, string $title, string $excerpt, array $trail): array {
		return [
			'id' => $row->id,
			'uniqueId' => $row->uniqueId,
			'title' => $row->title,
			'markedTitle' => $title,
			'excerpt' => $excerpt,
			'path' => $row->path,
			'language' => $row->language,
			'trail' => $trail,
			'author' => $this->accounts->person($row->author),
			'updatedAt' => IsoTime::of($row->updatedAt),
			'status' => $row->status(),
		];
	}
}
