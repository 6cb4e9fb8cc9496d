<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Service\Page\SafeTexts;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;

/**
 * The footer of each language.
 *
 * @phpstan-import-type Footer from Schemas as FooterAnswer
 * @phpstan-import-type FooterSaveBody from Schemas
 */
class Footer {
	public function __construct(
		private readonly SiteTextWriter $texts,
		private readonly DocumentCleaner $cleaner,
		private readonly SafeTexts $safe,
		private readonly LanguageService $languages,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param ?string $language null for the caller's own
	 * @return FooterAnswer empty for a caller who may read nothing
	 */
	public function find(?string $language): array {
		$language = $this->languages->ofCaller($language);
		$stored = $this->texts->read($language, SiteLayout::FOOTER);
		$content = $stored->get('content');
		return [
			// The file may have been written by other programs.
			'content' => is_string($content) ? $this->safe->html($content) : '',
			'language' => $language,
			'canEdit' => $this->texts->mayWrite($language, SiteLayout::FOOTER, $stored),
			'permissions' => $this->access->ofPath($language)->toArray(),
			'baseVersion' => $stored->version,
		];
	}

	/**
	 * @param FooterSaveBody $sent
	 * @return FooterAnswer
	 * @throws Refusal
	 */
	public function save(array $sent, string $ifMatch): array {
		$language = $this->languages->ofCaller($sent['language'] ?? null);
		$content = $this->cleaner->html($sent['content']);
		$this->texts->save($language, SiteLayout::FOOTER, BaseVersion::of($sent['baseVersion'] ?? null, $ifMatch), static fn (): array => [
			'content' => $content,
		]);
		return $this->find($language);
	}
}
