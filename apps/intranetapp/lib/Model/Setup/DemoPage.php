<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Setup;

use OCA\IntranetApp\Model\Page\LayoutWidgets;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Shared\IsoTime;

/** A page of the demo content: its file states how many days old it is and which images it shows. */
final class DemoPage {
	private const DAY = 86_400;
	/** Members that say which page it is, where it stands, and who wrote it when. */
	private const NO_CONTENT = [
		'id', 'uniqueId', 'language', 'order', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'publishedAt',
	];

	/** @param string $path relative to the team folder; for the home page the language alone */
	public function __construct(
		public readonly string $path,
		private readonly string $language,
		private readonly PageDocument $source,
	) {
	}

	public function isHome(): bool {
		return $this->path === $this->language;
	}

	/** Relative to the team folder. */
	public function file(): string {
		return $this->path . '/' . PagePath::ownFile($this->path);
	}

	public function uniqueId(): string {
		return $this->source->uniqueId() ?? throw new \LogicException("$this->path has no unique id");
	}

	public function title(): string {
		return $this->source->title();
	}

	/** @return list<string> names of files */
	public function pictures(): array {
		$media = $this->source->members()['media'] ?? null;
		return is_array($media) ? array_values(array_filter($media, is_string(...))) : [];
	}

	/**
	 * @param int $now Unix seconds
	 * @param ?string $author account
	 */
	public function document(int $now, ?string $author): PageDocument {
		$days = $this->source->members()['daysAgo'] ?? 0;
		$time = IsoTime::of($now - (is_int($days) ? $days : 0) * self::DAY);
		return $this->source->with([
			'id' => $this->isHome() ? PageIdentifier::ofHome($this->language) : $this->uniqueId(),
			'language' => $this->language,
			'content' => '',
			'createdAt' => $time,
			'createdBy' => $author,
			'updatedAt' => $time,
			'updatedBy' => $author,
			'daysAgo' => null,
			'media' => null,
		]);
	}

	/** Whether a page of the site is as the demo made it, wherever it was moved. */
	public function hasContentOf(PageDocument $page): bool {
		return self::contentOf($page) === self::contentOf($this->document(0, null));
	}

	/** Whether a page of the site still has a text of this one. */
	public function sharesTextWith(PageDocument $page): bool {
		return array_intersect(self::textsOf($page), self::textsOf($this->source)) !== [];
	}

	private static function contentOf(PageDocument $page): string {
		return $page->with(array_fill_keys(self::NO_CONTENT, null))->toJson();
	}

	/** @return list<string> */
	private static function textsOf(PageDocument $page): array {
		$texts = array_map(
			static fn (\stdClass $widget): mixed => ($widget->type ?? null) === 'text' ? $widget->content ?? null : null,
			LayoutWidgets::inOrder($page->layout()),
		);
		return array_values(array_filter($texts, static fn (mixed $text): bool => is_string($text) && $text !== ''));
	}
}
