<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\Settings\IIconSection;
use OCP\Settings\ISettings;

/** What this host is, for the person who runs it. */
final class Overview implements IIconSection, ISettings {
	public function __construct(
		private readonly Settings $settings,
		private readonly AppManager $apps,
	) {
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		return new TemplateResponse('settings', 'overview', [
			'version' => $this->settings->version,
			'data' => $this->settings->data,
			'apps' => array_map(
				static fn (array $info): array => ['name' => $info['name'], 'version' => $info['version']],
				$this->apps->apps(),
			),
		], TemplateResponse::RENDER_AS_BLANK);
	}

	#[\Override]
	public function getSection(): string {
		return $this->getID();
	}

	#[\Override]
	public function getID(): string {
		return 'server';
	}

	#[\Override]
	public function getName(): string {
		return 'About this host';
	}

	#[\Override]
	public function getPriority(): int {
		return 0;
	}

	#[\Override]
	public function getIcon(): string {
		return '/core/img/administration.svg';
	}
}
