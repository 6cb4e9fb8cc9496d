<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Step\StepService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The steps of a language.
 *
 * @phpstan-import-type StepListQuery from Schemas
 * @phpstan-import-type StepSaveBody from Schemas
 * @phpstan-import-type StepAddBody from Schemas
 * @phpstan-import-type StepUpdateBody from Schemas
 * @phpstan-import-type StepRemoveQuery from Schemas
 * @phpstan-import-type StepResetBody from Schemas
 */
final class StepController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly StepService $steps,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/steps')]
	#[NoCSRFRequired]
	public function list(): Json {
		/** @var StepListQuery $query */
		$query = $this->input->query();
		return new Json($this->steps->findAll($query['language'] ?? null));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/steps')]
	public function save(): Json {
		/** @var StepSaveBody $body */
		$body = $this->input->body();
		return new Json($this->steps->saveAll($body, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/step')]
	public function add(): Json {
		/** @var StepAddBody $body */
		$body = $this->input->body();
		return new Json($this->steps->add($body, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/admin/step/{id}')]
	public function update(): Json {
		/** @var StepUpdateBody $body */
		$body = $this->input->body();
		return new Json($this->steps->update($this->input->path('id'), $body, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/admin/step/{id}')]
	public function remove(): Json {
		/** @var StepRemoveQuery $query */
		$query = $this->input->query();
		return new Json($this->steps->remove($this->input->path('id'), $query, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/reset')]
	public function reset(): Json {
		/** @var StepResetBody $body */
		$body = $this->input->body();
		return new Json($this->steps->reset($body, (string)$this->userId));
	}
}
