<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\AppManager;
use Host\AppFramework\Settings;
use OCP\IURLGenerator;

final class UrlGenerator implements IURLGenerator {
	public function __construct(
		private readonly AppManager $apps,
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function imagePath(string $appName, string $file): string {
		foreach ($this->apps->apps() as $id => $info) {
			if ($id === $appName && is_file("{$info['dir']}/img/$file")) {
				return "/apps/$id/img/$file";
			}
		}
		throw new \RuntimeException("image not found: image:$file app:$appName");
	}

	#[\Override]
	public function getBaseUrl(): string {
		return $this->settings->url;
	}
}
