<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\AppManager;
use OCP\IGroupManager;
use OCP\IUserSession;

/**
 * What one can go to from every page.
 *
 * @phpstan-type Entry array{id: string, app: string, name: string, href: string, icon: string, type: string, order: int, active: bool, unread: int, classes: string}
 */
final class Navigation {
	public function __construct(
		private readonly AppManager $apps,
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
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
			self::entry('dashboard', 'Dashboard', '/index.php/apps/dashboard/', '/core/img/dashboard.svg', -10),
			self::entry('files', 'Files', '/index.php/apps/files/', '/core/img/folder.svg', 0),
		];
		foreach ($this->apps->apps() as $id => $info) {
			foreach ($info['navigations'] as $navigation) {
				$entries[] = self::entry($id, $navigation['name'] === '' ? $info['name'] : $navigation['name'], "/index.php/apps/$id/", "/apps/$id/img/" . ($navigation['icon'] === '' ? 'app.svg' : $navigation['icon']), 10);
			}
		}
		return array_map(static fn (array $entry): array => [...$entry, 'active' => $entry['id'] === $active], $entries);
	}

	/**
	 * The menu behind the caller's picture.
	 *
	 * @return array<string, Entry>
	 */
	public function account(string $requestToken): array {
		$user = $this->session->getUser();
		$entries = [
			self::entry('settings', 'Settings', '/index.php/settings/user', '/core/img/settings.svg', 1),
			self::entry('accessibility_settings', 'Appearance', '/index.php/settings/user/theming', '/core/img/appearance.svg', 2),
		];
		if ($user !== null && $this->groups->isAdmin($user->getUID())) {
			$entries[] = self::entry('admin_settings', 'Administration', '/index.php/settings/admin', '/core/img/administration.svg', 3);
		}
		$entries[] = self::entry('logout', 'Log out', '/index.php/logout?requesttoken=' . rawurlencode($requestToken), '/core/img/logout.svg', 99999);
		return array_column(array_map(static fn (array $entry): array => [...$entry, 'type' => 'settings'], $entries), null, 'id');
	}

	/** @return Entry */
	private static function entry(string $id, string $name, string $href, string $icon, int $order): array {
		return ['id' => $id, 'app' => $id, 'name' => $name, 'href' => $href, 'icon' => $icon, 'type' => 'link', 'order' => $order, 'active' => false, 'unread' => 0, 'classes' => ''];
	}
}
