<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Settings;
use Host\Page\Navigation\Navigation;
use Host\Settings\Capabilities;
use OCP\IGroupManager;
use OCP\IUserSession;

/**
 * What the packages of apps look for in the browser: global variables and initial states.
 *
 * @phpstan-import-type Entry from Navigation
 */
final class Browser {
	public const NAME = 'Embedded host';
	private const SESSION_SECONDS = 1440;

	public function __construct(
		private readonly AppManager $apps,
		private readonly Settings $settings,
		private readonly Capabilities $capabilities,
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
	) {
	}

	/**
	 * Values of the global variables by name.
	 *
	 * @return array<string, mixed>
	 */
	public function globals(): array {
		$user = $this->session->getUser();
		$ids = array_keys($this->apps->apps());
		$roots = array_combine($ids, array_map(static fn (string $id): string => "/apps/$id", $ids));
		return [
			'_oc_debug' => (bool)$this->settings->system('debug', false),
			'_oc_isadmin' => $user !== null && $this->groups->isAdmin($user->getUID()),
			'backendAllowsPasswordConfirmation' => true,
			'_oc_webroot' => '',
			'_oc_appswebroots' => (object)$roots,
			'nc_pageLoad' => time(),
			'firstDay' => 1,
			'_oc_config' => $this->config(),
			'oc_appconfig' => (object)[],
			'_theme' => ['entity' => self::NAME, 'name' => self::NAME, 'productName' => self::NAME, 'title' => self::NAME],
		];
	}

	/**
	 * Initial states that belong to the host: app, key, value.
	 *
	 * @param list<Entry> $apps
	 * @param array<string, Entry> $account
	 * @param list<string> $themes
	 * @return list<array{string, string, mixed}>
	 */
	public function states(string $app, array $apps, array $account, array $themes): array {
		return [
			['core', 'active-app', $app],
			['core', 'apps', $apps],
			['core', 'settingsNavEntries', (object)$account],
			['core', 'config', $this->config()],
			['core', 'capabilities', $this->capabilities->all()],
			['core', 'projects_enabled', false],
			['unified-search', 'min-search-length', 1],
			['theming', 'data', ['name' => self::NAME, 'enabledThemes' => $themes]],
			['theming', 'shortcutsDisabled', false],
		];
	}

	/** @return array<string, mixed> */
	private function config(): array {
		return [
			'modRewriteWorking' => false,
			'session_keepalive' => true,
			'session_lifetime' => self::SESSION_SECONDS,
			'version' => $this->settings->version,
			'versionstring' => implode('.', array_slice(explode('.', $this->settings->version), 0, 3)),
			'enable_non-accessible_features' => true,
		];
	}
}
