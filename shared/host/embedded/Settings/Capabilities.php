<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\Accounts\Users\Passwords;
use Host\AppFramework\Settings;
use OCP\IConfig;
use OCP\IUserSession;

/** What clients and pages may expect of this host. Nothing is in here that it does not do. */
final class Capabilities {
	/** It has its own look, so it goes by its own name. */
	private const NAME = 'Embedded host';
	private const COLOUR = '#1d5f66';

	public function __construct(
		private readonly Settings $settings,
		private readonly IConfig $config,
		private readonly IUserSession $session,
	) {
	}

	/** @return array<string, mixed> */
	public function version(): array {
		[$major, $minor, $micro] = array_map(intval(...), explode('.', $this->settings->version));
		return [
			'major' => $major,
			'minor' => $minor,
			'micro' => $micro,
			'string' => $this->settings->version,
			'edition' => '',
			'extendedSupport' => false,
		];
	}

	/** @return array<string, mixed> by what has them; visitors are told less */
	public function all(): array {
		$uid = $this->session->getUser()?->getUID();
		return $uid === null ? ['theming' => self::theming()] : [
			'core' => $this->core($uid),
			// without it the sync client sends large files in parts that nobody has put together since 2017
			'dav' => ['chunking' => '1.0'],
			'files' => self::files(),
			'groupfolders' => ['hasGroupFolders' => true],
			'password_policy' => self::passwords(),
			'theming' => self::theming(),
		];
	}

	/** @return array<string, mixed> */
	private function core(string $uid): array {
		return [
			'pollinterval' => 60,
			'webdav-root' => 'remote.php/webdav',
			'mod-rewrite-working' => false,
			'user' => [
				'language' => $this->config->getUserValue($uid, 'core', 'lang'),
				'locale' => $this->config->getUserValue($uid, 'core', 'locale'),
				'timezone' => $this->config->getUserValue($uid, 'core', 'timezone', date_default_timezone_get()),
			],
			'can-create-app-token' => true,
		];
	}

	/** @return array<string, mixed> */
	private static function files(): array {
		return [
			'blacklisted_files' => ['.htaccess'],
			'forbidden_filenames' => ['.htaccess'],
			'forbidden_filename_basenames' => [],
			'forbidden_filename_characters' => ['\\', '/'],
			'forbidden_filename_extensions' => ['.filepart', '.part'],
			'bigfilechunking' => true,
			'chunked_upload' => ['max_size' => 100 * 1024 * 1024, 'max_parallel_count' => 5],
			'undelete' => true,
			'delete_from_trash' => true,
			'versioning' => true,
			'version_labeling' => true,
			'version_deletion' => true,
		];
	}

	/** @return array<string, mixed> */
	private static function passwords(): array {
		$policy = [
			'minLength' => Passwords::MINIMUM,
			'enforceNonCommonPassword' => false,
			'enforceNumericCharacters' => false,
			'enforceSpecialCharacters' => false,
			'enforceUpperLowerCase' => false,
		];
		return ['policies' => ['account' => $policy], ...$policy];
	}

	/** @return array<string, mixed> */
	private static function theming(): array {
		return [
			'name' => self::NAME,
			'productName' => self::NAME,
			'slogan' => '',
			'color' => self::COLOUR,
			'color-text' => '#ffffff',
			'color-element' => self::COLOUR,
		];
	}
}
