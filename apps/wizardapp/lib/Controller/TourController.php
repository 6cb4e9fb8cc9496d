<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Tour\ProgressService;
use OCA\WizardApp\Service\Tour\TourService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The caller's tour.
 *
 * @phpstan-import-type TourStartBody from Schemas
 * @phpstan-import-type TourCompleteBody from Schemas
 * @phpstan-import-type TourSkipBody from Schemas
 * @phpstan-import-type TourProgressBody from Schemas
 */
final class TourController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly TourService $tour,
		private readonly ProgressService $progress,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/steps')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function steps(): Json {
		return new Json($this->tour->answer((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/wizard/start')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function start(): Json {
		/** @var TourStartBody $body */
		$body = $this->input->body();
		return new Json($this->progress->start((string)$this->userId, $body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/wizard/complete')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function complete(): Json {
		/** @var TourCompleteBody $body */
		$body = $this->input->body();
		return new Json($this->progress->complete((string)$this->userId, $body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/wizard/skip')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function skip(): Json {
		/** @var TourSkipBody $body */
		$body = $this->input->body();
		return new Json($this->progress->skip((string)$this->userId, $body));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/wizard/progress')]
	#[NoAdminRequired]
	public function progress(): Json {
		/** @var TourProgressBody $body */
		$body = $this->input->body();
		return new Json($this->progress->progress((string)$this->userId, $body));
	}
}
