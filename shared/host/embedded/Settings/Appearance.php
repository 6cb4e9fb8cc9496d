<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\Page\Themes\Themes;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\Settings\IIconSection;
use OCP\Settings\ISettings;

/** The choice of a theme. */
final class Appearance implements IIconSection, ISettings {
	private const NAMES = [
		'default' => ['System default', 'Follows your system settings, including contrast'],
		'light' => ['Light', 'Dark text on white'],
		'dark' => ['Dark', 'Light text on dark'],
		'light-highcontrast' => ['Light, high contrast', 'Black on white, with strong borders'],
		'dark-highcontrast' => ['Dark, high contrast', 'White on black, with strong borders'],
	];

	public function __construct(
		private readonly Themes $themes,
	) {
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		return new TemplateResponse(
			'settings',
			'appearance',
			['themes' => self::NAMES, 'chosen' => $this->themes->enabled()[0] ?? 'default'],
			TemplateResponse::RENDER_AS_BLANK,
		);
	}

	#[\Override]
	public function getSection(): string {
		return $this->getID();
	}

	#[\Override]
	public function getID(): string {
		return 'theming';
	}

	#[\Override]
	public function getName(): string {
		return 'Appearance';
	}

	#[\Override]
	public function getPriority(): int {
		return 30;
	}

	#[\Override]
	public function getIcon(): string {
		return '/core/img/appearance.svg';
	}
}
