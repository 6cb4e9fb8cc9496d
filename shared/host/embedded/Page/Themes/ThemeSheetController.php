<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Themes;

use Host\Page\Page;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\DataDisplayResponse;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/** The style sheets of the themes. */
final class ThemeSheetController extends Controller {
	private const DAY = 86_400;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Page $page,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/apps/theming/theme/{themeId}.css')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function sheet(string $themeId, bool $plain = false): Response {
		$sheet = match (true) {
			$themeId === 'all' => Themes::allSheets(),
			isset(Themes::MEDIA[$themeId]) => Themes::sheet($themeId, $plain),
			default => null,
		};
		if ($sheet === null) {
			return $this->page->error(Http::STATUS_NOT_FOUND);
		}
		return (new DataDisplayResponse($sheet, Http::STATUS_OK, ['Content-Type' => 'text/css;charset=UTF-8']))->cacheFor(self::DAY);
	}
}
