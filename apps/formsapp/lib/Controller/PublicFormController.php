<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Http\LinkVisit;
use OCA\FormsApp\Service\Answer\PublicForms;
use OCA\FormsApp\Service\Answer\Submissions;
use OCA\FormsApp\Service\Link\Corrections;
use OCA\FormsApp\Service\Link\DropOff;
use OCA\FormsApp\Service\Upload\Uploads;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Forms for those who answer them.
 *
 * @phpstan-import-type PublicFormStopBody from Schemas
 * @phpstan-import-type PublicFormUploadBody from Schemas
 */
final class PublicFormController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly LinkVisit $visit,
		private readonly PublicForms $forms,
		private readonly Submissions $submissions,
		private readonly Uploads $uploads,
		private readonly Corrections $corrections,
		private readonly DropOff $dropOff,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/public/{hash}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 60, seconds: 60, per: ['hash'], name: 'view')]
	public function read(): Json {
		return new Json($this->forms->read($this->input->path('hash'), $this->visit->read()));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/public/{hash}/submit')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 10, seconds: 60, per: ['hash'], name: 'submit', reprieve: 'challenge')]
	public function submit(): Json {
		return $this->submitted();
	}

	#[FrontpageRoute(verb: 'POST', url: '/public/submit/{hash}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 10, seconds: 60, per: ['hash'], name: 'submit', reprieve: 'challenge')]
	public function submitDirectly(): Json {
		return $this->submitted();
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/public/{hash}/uploads')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 30, seconds: 60, per: ['hash'], name: 'upload')]
	public function upload(): Json {
		/** @var PublicFormUploadBody $body */
		$body = $this->input->body();
		$visit = $this->visit->read();
		return new Json($this->uploads->add($this->input->path('hash'), $body['questionId'], $this->input->upload(), $visit), 201);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/public/{hash}/progress')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 60, seconds: 60, per: ['hash'], name: 'progress')]
	public function stop(): Json {
		/** @var PublicFormStopBody $body */
		$body = $this->input->body();
		return new Json($this->dropOff->save($this->input->path('hash'), $this->visit->read(), $body['questionId']));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/public/{hash}/response')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 60, seconds: 60, per: ['hash'], name: 'view')]
	public function readOwn(): Json {
		return new Json($this->corrections->read($this->input->path('hash'), $this->visit->correction(), $this->visit->read()));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/public/{hash}/response')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 10, seconds: 60, per: ['hash'], name: 'submit', reprieve: 'challenge')]
	public function correct(): Json {
		[$hash, $token] = [$this->input->path('hash'), $this->visit->correction()];
		return new Json($this->corrections->change($hash, $token, $this->input->document(), $this->visit->read()));
	}

	private function submitted(): Json {
		return new Json($this->submissions->submit($this->input->path('hash'), $this->input->document(), $this->visit->read()), 201);
	}
}
