<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\TrashBin;
use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Setup\DemoPage;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Setup\DemoFiles;
use OCA\IntranetApp\Repository\Setup\SiteContent;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Languages;

/**
 * The content of a fictional company, for demonstration and for trying things out.
 *
 * @phpstan-import-type DemoStatus from Schemas
 * @phpstan-import-type DemoImported from Schemas
 */
class DemoContent {
	public function __construct(
		private readonly DemoFiles $demo,
		private readonly SiteContent $content,
		private readonly SiteFolder $site,
		private readonly PageIndex $index,
		private readonly InstalledDemo $installed,
		private readonly TrashBin $trash,
		private readonly PageStore $store,
		private readonly HomePageText $homes,
		private readonly Languages $languages,
		private readonly Clock $clock,
	) {
	}

	/** @return list<string> */
	public function languages(): array {
		return $this->demo->findAllLanguages();
	}

	/**
	 * @param bool $mayAsk true for administrators, whether members or not
	 * @return DemoStatus
	 * @throws Forbidden when the caller has no access to the site
	 */
	public function status(bool $mayAsk): array {
		if (!$mayAsk && $this->site->findForCallerOrNull() === null) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to view this.');
		}
		$languages = [];
		$names = $this->languages->names();
		foreach ($this->languages() as $code) {
			$pages = $this->index->findAll($code);
			$hasContent = array_filter($pages, static fn (PageRow $page): bool => !$page->isHome) !== [];
			$languages[] = [
				'code' => $code,
				'name' => $names[$code] ?? $code,
				'hasContent' => $hasContent,
				'pages' => count($pages),
				'demoPages' => count($this->installed->pages($code)),
			];
		}
		return [
			'installed' => array_sum(array_column($languages, 'demoPages')) > 0,
			'availableLanguages' => $this->languages(),
			'setupComplete' => $this->site->findFactsOrNull() !== null,
			'isFinal' => !$this->trash->isAvailable(),
			'languages' => $languages,
		];
	}

	/**
	 * Adds what is missing; a second run adds nothing.
	 *
	 * @param ?string $language null for English
	 * @param bool $isOverwriting resets the demo's pages, menu and footer to their original state
	 * @param ?string $author account shown as author of the pages
	 * @return DemoImported
	 * @throws Refusal
	 */
	public function import(?string $language, bool $isOverwriting, ?string $author): array {
		$language ??= InstalledDemo::LANGUAGE;
		$this->installed->requireLanguage($language);
		// Throws before the setup.
		$this->site->findRootFileId();
		return $this->store->overhaul(function () use ($language, $isOverwriting, $author): array {
			[$imported, $skipped] = $this->importPages($language, $isOverwriting, $author);
			foreach ([SiteLayout::NAVIGATION, SiteLayout::FOOTER] as $name) {
				if ($isOverwriting || !$this->content->has("$language/$name")) {
					$this->content->save("$language/$name", $this->demo->findText($language, $name));
				}
			}
			$message = $imported === 0 ? 'The demo content was already complete.' : "$imported demo pages added.";
			return ['success' => true, 'message' => $message, 'language' => $language, 'imported' => $imported, 'skipped' => $skipped];
		});
	}

	/** @return array{int, int} pages written and pages left unchanged */
	private function importPages(string $language, bool $isOverwriting, ?string $author): array {
		$pages = $this->demo->findAllPages($language);
		$known = $this->index->findAllByIds(array_map(static fn (DemoPage $page): string => $page->uniqueId(), $pages));
		$imported = 0;
		foreach ($pages as $page) {
			$this->store->goOn();
			// Wherever it was moved.
			$file = isset($known[$page->uniqueId()]) ? $known[$page->uniqueId()]->file() : $page->file();
			if ($isOverwriting || $this->isFree($page, $file, $language)) {
				$this->write($page, $file, $author);
				$imported++;
			}
		}
		return [$imported, count($pages) - $imported];
	}

	private function write(DemoPage $page, string $file, ?string $author): void {
		$folder = dirname($file);
		$this->store->import(
			$page->document($this->clock->now()->getTimestamp(), $author),
			function (string $json) use ($page, $file, $folder): PageFile {
				$this->content->createMediaFolder($folder);
				foreach ($page->pictures() as $picture) {
					$this->content->save("$folder/" . SiteLayout::MEDIA . "/$picture", $this->demo->findPicture($picture));
				}
				return $this->content->save($file, $json);
			},
		);
	}

	/** A home page that is unchanged since the setup may be replaced. */
	private function isFree(DemoPage $page, string $file, string $language): bool {
		$bytes = $this->content->findOrNull($file);
		if ($bytes === null || !$page->isHome()) {
			return $bytes === null;
		}
		try {
			$home = PageDocument::parse($bytes);
		} catch (BrokenDocument) {
			return false;
		}
		$first = $this->homes->page($language, null);
		return $home->title() === $first->title() && self::json($home) === self::json($first);
	}

	private static function json(PageDocument $page): string {
		return json_encode($page->layout(), JSON_THROW_ON_ERROR);
	}
}
