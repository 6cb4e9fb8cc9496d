<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Navigation;

use Host\AppFramework\Apps\AppManager;
use OCP\IGroupManager;
use OCP\IURLGenerator;
use OCP\IUserSession;
use OCP\L10N\IFactory;

/**
 * What one can go to from every page.
 *
 * @phpstan-type Entry array{
 *     id: string, order: int, href: string, icon: string, type: string, name: string, app: string, active: bool, unread: int,
 *     classes: string, default: bool,
 * }
 */
final class Navigation {
	/** Place of an app that does not say where. */
	private const LAST = 100;
	private const ICON = 'app.svg';

	public function __construct(
		private readonly AppManager $apps,
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
		private readonly IURLGenerator $urls,
		private readonly IFactory $l10n,
	) {
	}

	/**
	 * The app menu, in its order.
	 *
	 * @param string $active id of the app whose page is shown
	 * @return list<Entry>
	 */
	public function apps(string $active): array {
		$entries = [
			[...self::entry('dashboard', 'Dashboard', '/index.php/apps/dashboard/', '/core/img/dashboard.svg', -10), 'default' => true],
			self::entry('files', 'Files', '/index.php/apps/files/', '/core/img/folder.svg', 0),
		];
		foreach ($this->apps->apps() as $id => $info) {
			foreach ($this->apps->isEnabledForUser($id) ? $info['navigations'] : [] as $number => $navigation) {
				if ($navigation['route'] !== ''
					&& in_array($navigation['type'], ['', 'link'], true)
					&& ($navigation['role'] !== 'admin' || $this->isAdmin())) {
					$own = $navigation['id'] === '' ? $id . ($number === 0 ? '' : $number) : $navigation['id'];
					$order = $navigation['order'] === '' ? self::LAST : (int)$navigation['order'];
					$entries[] = [
						...self::entry(
							$own,
							$this->l10n->get($id)->t($navigation['name']),
							$this->urls->linkToRoute($navigation['route']),
							$this->icon($id, $navigation['icon']),
							$order,
						),
						'app' => $id,
					];
				}
			}
		}
		usort($entries, static fn (array $one, array $other): int =>
			[!$one['default'], $one['order']] <=> [!$other['default'], $other['order']]);
		return array_map(static fn (array $entry): array => [...$entry, 'active' => $entry['id'] === $active], $entries);
	}

	/**
	 * The menu behind the caller's picture.
	 *
	 * @return array<string, Entry>
	 */
	public function account(string $requestToken): array {
		$entries = [
			self::entry('settings', 'Settings', '/index.php/settings/user', '/core/img/settings.svg', 1),
			self::entry('accessibility_settings', 'Appearance', '/index.php/settings/user/theming', '/core/img/appearance.svg', 2),
		];
		if ($this->isAdmin()) {
			$entries[] = self::entry('admin_settings', 'Administration', '/index.php/settings/admin', '/core/img/administration.svg', 3);
		}
		$entries[] = self::entry(
			'logout',
			'Log out',
			'/index.php/logout?requesttoken=' . rawurlencode($requestToken),
			'/core/img/logout.svg',
			99999,
		);
		return array_column(array_map(static fn (array $entry): array => [...$entry, 'type' => 'settings'], $entries), null, 'id');
	}

	private function isAdmin(): bool {
		return $this->groups->isAdmin($this->session->getUser()?->getUID() ?? '');
	}

	private function icon(string $app, string $file): string {
		try {
			return $this->urls->imagePath($app, $file === '' ? self::ICON : $file);
		} catch (\RuntimeException) {
			return $file === '' ? '/core/img/apps.svg' : $file;
		}
	}

	/** @return Entry */
	private static function entry(string $id, string $name, string $href, string $icon, int $order): array {
		return [
			'id' => $id,
			'order' => $order,
			'href' => $href,
			'icon' => $icon,
			'type' => 'link',
			'name' => $name,
			'app' => $id,
			'active' => false,
			'unread' => 0,
			'classes' => '',
			'default' => false,
		];
	}
}
