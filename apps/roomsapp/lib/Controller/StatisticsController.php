<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\PublicApi\StatisticsService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Attribute\CrossOrigin;
use OCA\RoomsApp\Shared\Http\Attribute\TokenScope;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * How rooms were used, for other systems.
 *
 * @phpstan-import-type StatisticsReadQuery from Schemas
 */
final class StatisticsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Caller $caller,
		private readonly StatisticsService $statistics,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/statistics')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('admin')]
	#[CrossOrigin]
	public function read(): Json {
		/** @var StatisticsReadQuery $query */
		$query = $this->input->query();
		return new Json($this->statistics->read($query, IssuedToken::heldBy($this->caller)));
	}
}
