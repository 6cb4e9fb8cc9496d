<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Model\Site\StoredText;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;

/**
 * The menu of each language.
 *
 * @phpstan-import-type Navigation from Schemas as NavigationAnswer
 * @phpstan-import-type NavigationItem from Schemas
 */
class Navigation {
	public function __construct(
		private readonly SiteTextWriter $texts,
		private readonly MenuVisibility $visibility,
		private readonly LanguageService $languages,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param ?string $language null for the caller's own
	 * @return NavigationAnswer empty for a caller who may read nothing
	 */
	public function find(?string $language): array {
		$language = $this->languages->ofCaller($language);
		$stored = $this->texts->read($language, SiteLayout::NAVIGATION);
		$items = MenuItem::cleanAll($stored->get('items'));
		$pages = $this->visibility->pages($items, $language);
		return [
			'navigation' => [
				'type' => self::type($stored->get('type')),
				'items' => self::shown($this->visibility->visible($items, $pages), $pages),
			],
			'canEdit' => $this->texts->mayWrite($language, SiteLayout::NAVIGATION, $stored),
			'language' => $language,
			'permissions' => $this->access->ofPath($language)->toArray(),
			'baseVersion' => $stored->version,
		];
	}

	/**
	 * @param \stdClass $sent as the contract describes it
	 * @return NavigationAnswer
	 * @throws Refusal
	 */
	public function save(\stdClass $sent, string $ifMatch): array {
		$language = $this->languages->ofCaller(is_string($sent->language ?? null) ? $sent->language : null);
		$menu = ($sent->navigation ?? null) instanceof \stdClass ? $sent->navigation : new \stdClass();
		$this->texts->save(
			$language,
			SiteLayout::NAVIGATION,
			BaseVersion::of($sent->baseVersion ?? null, $ifMatch),
			fn (StoredText $stored): array => $this->merged($stored, $menu, $language),
		);
		return $this->find($language);
	}

	/** @return array<array-key, mixed> */
	private function merged(StoredText $stored, \stdClass $menu, string $language): array {
		$old = MenuItem::cleanAll($stored->get('items'));
		$old = $this->visibility->storable($old, $this->visibility->rows($old, $language));
		$new = MenuItem::cleanAll($menu->items ?? null, 'item-' . bin2hex(random_bytes(4)));
		// Pages hidden from the caller do not exist here: the file would tell whether a guessed title is right.
		$new = $this->visibility->storable($new, $this->visibility->pages($new, $language));
		return [
			...get_object_vars($menu),
			'type' => self::type($menu->type ?? null),
			'items' => $this->visibility->restored($old, $new, $this->visibility->pages($old, $language)),
		];
	}

	/** @return 'dropdown'|'megamenu' */
	private static function type(mixed $type): string {
		return $type === 'megamenu' ? 'megamenu' : 'dropdown';
	}

	/**
	 * @param list<\stdClass> $items
	 * @param array<string, PageRow> $pages
	 * @return list<NavigationItem>
	 */
	private static function shown(array $items, array $pages): array {
		return array_map(static function (\stdClass $item) use ($pages): array {
			$text = static fn (string $name): ?string => is_string($item->{$name} ?? null) ? $item->{$name} : null;
			$row = $pages[MenuItem::page($item) ?? ''] ?? null;
			$title = $text('title') ?? '';
			return [
				'id' => MenuItem::id($item),
				'title' => $title === '' && $row !== null ? $row->title : $title,
				'uniqueId' => $text('uniqueId') === null ? null : $row?->uniqueId,
				'url' => $text('url'),
				'target' => $text('target'),
				'icon' => $text('icon'),
				'children' => self::shown(MenuItem::children($item), $pages),
			];
		}, $items);
	}
}
