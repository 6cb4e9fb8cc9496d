<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Repository\Page\CleanedTexts;

/** Texts of files as readers may see them, whoever wrote the file. Each is cleaned once, whatever the outcome. */
class SafeTexts {
	public function __construct(
		private readonly DocumentCleaner $cleaner,
		private readonly CleanedTexts $cleaned,
	) {
	}

	/** @param string $text content of a page file; the page is blank when it holds none */
	public function page(string $text): PageDocument {
		$shown = null;
		try {
			$cleaned = $this->cleaned->find('page', $text, function () use ($text, &$shown): string {
				$document = PageDocument::parse($text);
				$shown = $this->cleaner->shown($document);
				$json = $shown->toJson();
				return $json === $document->toJson() ? $text : $json;
			});
			return $shown ?? PageDocument::parse($cleaned);
		} catch (BrokenDocument) {
			return PageDocument::blank();
		}
	}

	/** @param string $html of which no more is shown than of a page */
	public function html(string $html): string {
		$html = mb_substr($html, 0, DocumentCleaner::TEXT);
		return $this->cleaned->find('html', $html, fn (): string => $this->cleaner->html($html));
	}
}
