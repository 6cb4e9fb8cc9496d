<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Start\Init;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What a page or a program needs to begin.
 *
 * @phpstan-import-type InitReadQuery from Schemas
 */
final class InitController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Init $init,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/init')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		/** @var InitReadQuery $query */
		$query = $this->input->query();
		return new Json($this->init->find((string)$this->userId, $query['dir'] ?? null));
	}
}
