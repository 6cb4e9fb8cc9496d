<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Navigation;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use OCP\IURLGenerator;

/** The app menu, for other clients. */
final class NavigationController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Navigation $navigation,
		private readonly IURLGenerator $urls,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array{}> */
	#[ApiRoute(verb: 'GET', url: '/navigation/apps', root: '/core')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function apps(bool $absolute = false): DataResponse {
		$entries = $this->navigation->apps('');
		if ($absolute) {
			$entries = array_map(
				fn (array $entry): array => [
					...$entry,
					'href' => $this->urls->getAbsoluteURL($entry['href']),
					'icon' => $this->urls->getAbsoluteURL($entry['icon']),
				],
				$entries,
			);
		}
		$response = new DataResponse($entries);
		$response->setETag(md5(json_encode($entries, JSON_THROW_ON_ERROR)));
		return $response;
	}
}
