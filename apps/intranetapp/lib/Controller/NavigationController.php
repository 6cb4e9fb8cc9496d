<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Site\Navigation;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\Revalidation;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * The menu.
 *
 * @phpstan-import-type NavigationReadQuery from Schemas
 */
final class NavigationController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Navigation $navigation,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> with an ETag that begins with the baseVersion */
	#[FrontpageRoute(verb: 'GET', url: '/api/navigation')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Response {
		/** @var NavigationReadQuery $query */
		$query = $this->input->query();
		$found = $this->navigation->find($query['language'] ?? null);
		return Revalidation::of(new Json($found), $this->request, $found['baseVersion']);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/navigation')]
	#[NoAdminRequired]
	public function save(): Json {
		return new Json($this->navigation->save($this->input->document(), $this->request->getHeader('If-Match')));
	}
}
