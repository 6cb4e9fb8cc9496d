<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Host\Languages;
use OCA\IntranetApp\Shared\IsoTime;

/** The content of a new home page. */
class HomePageText {
	public function __construct(
		private readonly Languages $languages,
		private readonly Clock $clock,
	) {
	}

	/** @param ?string $author account; null for the server itself */
	public function page(string $language, ?string $author): PageDocument {
		$text = $this->languages->texts($language);
		$now = IsoTime::of($this->clock->now()->getTimestamp());
		$widget = [
			'type' => 'text',
			'column' => 1,
			'order' => 1,
			'content' => $text->t('This is the home page of your intranet. Anyone who can edit it can do so right here.'),
		];
		return PageDocument::blank()->with([
			'id' => PageIdentifier::ofHome($language),
			'uniqueId' => PageIdentifier::make(),
			'title' => $text->t('Welcome'),
			'language' => $language,
			'content' => '',
			'metadata' => new \stdClass(),
			'layout' => (object)['columns' => 1, 'rows' => [
				(object)['columns' => 1, 'backgroundColor' => '', 'widgets' => [(object)$widget]],
			]],
			'status' => 'published',
			'createdAt' => $now,
			'createdBy' => $author,
			'updatedAt' => $now,
			'updatedBy' => $author,
		]);
	}
}
