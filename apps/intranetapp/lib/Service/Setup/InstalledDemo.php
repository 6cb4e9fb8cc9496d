<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Setup\DemoPage;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Setup\DemoFiles;
use OCA\IntranetApp\Repository\Setup\SiteContent;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;

/** Which pages of the site came from the demo, wherever they were moved and whatever people made of them. */
class InstalledDemo {
	/** Of the demo content when a request names none. */
	public const LANGUAGE = 'en';

	public function __construct(
		private readonly DemoFiles $demo,
		private readonly SiteContent $content,
		private readonly PageIndex $index,
	) {
	}

	/** @throws Invalid when there is no demo content in the language */
	public function requireLanguage(string $language): void {
		if (!in_array($language, $this->demo->findAllLanguages(), true)) {
			throw new Invalid(Reason::UNKNOWN_LANGUAGE, "There is no demo content for \"$language\".", '/language');
		}
	}

	/**
	 * @return list<array{DemoPage, PageRow}> with the data that `PageIndex::findAllByIds` returns; the home page first, and
	 *                                        each page before those below it
	 * @throws Refusal
	 */
	public function pages(string $language): array {
		$pages = $this->demo->findAllPages($language);
		$rows = $this->index->findAllByIds(array_map(static fn (DemoPage $page): string => $page->uniqueId(), $pages));
		$found = [];
		foreach ($pages as $page) {
			$row = $page->isHome() ? $this->homeOrNull($page, $language) : $rows[$page->uniqueId()] ?? null;
			// A home page is nobody else's.
			if ($row !== null && $row->isHome === $page->isHome()) {
				$found[] = [$page, $row];
			}
		}
		usort($found, static fn (array $one, array $other): int =>
			[PagePath::level($one[1]->path), $one[1]->path] <=> [PagePath::level($other[1]->path), $other[1]->path]);
		return $found;
	}

	/** A home page keeps its ids when the demo replaces it, so its text tells where it came from. */
	private function homeOrNull(DemoPage $page, string $language): ?PageRow {
		$bytes = $this->content->findOrNull(SiteLayout::homeOf($language));
		try {
			$isOfDemo = $bytes !== null && $page->sharesTextWith(PageDocument::parse($bytes));
		} catch (BrokenDocument) {
			return null;
		}
		return $isOfDemo ? $this->index->findByPathOrNull($language) : null;
	}
}
