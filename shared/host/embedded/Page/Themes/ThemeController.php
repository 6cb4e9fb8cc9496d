<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Themes;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSBadRequestException;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/** The caller's own theme. */
final class ThemeController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Themes $themes,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<empty>, array{}> */
	#[ApiRoute(verb: 'PUT', url: '/api/v1/theme/{themeId}/enable', root: '/apps/theming')]
	#[NoAdminRequired]
	public function enable(string $themeId): DataResponse {
		$this->themes->enable(self::known($themeId));
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, list<empty>, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/api/v1/theme/{themeId}', root: '/apps/theming')]
	#[NoAdminRequired]
	public function disable(string $themeId): DataResponse {
		$this->themes->disable(self::known($themeId));
		return new DataResponse();
	}

	/** @throws OCSBadRequestException when there is no such theme */
	private static function known(string $theme): string {
		return isset(Themes::MEDIA[$theme]) ? $theme : throw new OCSBadRequestException("Invalid theme id: $theme");
	}
}
