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
		try {
			$known = $this->cleaned->findOrNull('page', $text);
			$document = PageDocument::parse($known ?? $text);
		} catch (BrokenDocument) {
			return PageDocument::blank();
		}
		if ($known !== null) {
			return $document;
		}
		$shown = $this->cleaner->shown($document);
		$json = $shown->toJson();
		$this->cleaned->save('page', $text, $json === $document->toJson() ? $text : $json);
		return $shown;
	}

	/** @param string $html of which no more is shown than of a page */
	public function html(string $html): string {
		$html = mb_substr($html, 0, DocumentCleaner::TEXT);
		$known = $this->cleaned->findOrNull('html', $html);
		if ($known === null) {
			$known = $this->cleaner->html($html);
			$this->cleaned->save('html', $html, $known);
		}
		return $known;
	}
}
