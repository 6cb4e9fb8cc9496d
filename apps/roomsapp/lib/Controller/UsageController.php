<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Usage\UsageService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswer;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswers;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * How rooms were used, for those who manage them.
 *
 * @phpstan-import-type UsageReadQuery from Schemas
 * @phpstan-import-type UsageExportQuery from Schemas
 */
final class UsageController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly UsageService $usage,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/statistics')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		/** @var UsageReadQuery $query */
		$query = $this->input->query();
		return new Json($this->usage->read($this->userId, $query));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/statistics/export')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function export(): MediaAnswer {
		/** @var UsageExportQuery $query */
		$query = $this->input->query();
		return $this->media->answer('text/csv', ...$this->usage->export($this->userId, $query));
	}
}
