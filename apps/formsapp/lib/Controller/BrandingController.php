<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Branding\FormImages;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Media\FileAnswer;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/** Pictures of forms. */
final class BrandingController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly FormImages $images,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/branding/image')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		return new Json($this->images->add($this->input->path('fileId'), $this->input->upload()), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/form/{fileId}/branding/image/{blockId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function createToo(): Json {
		return $this->create();
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/branding/image/{imageId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->images->delete($this->input->path('fileId'), $this->input->path('imageId')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/form/{fileId}/branding/image/{imageId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function removeToo(): Json {
		return $this->remove();
	}

	#[FrontpageRoute(verb: 'GET', url: '/branding/{fileId}/image/{imageId}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[Limit(by: 'address', calls: 120, seconds: 60, per: ['fileId'], name: 'image')]
	public function read(): FileAnswer {
		$path = $this->input->path(...);
		return new FileAnswer($this->images->send($path('fileId'), $path('imageId'), $this->userId), $this->request);
	}
}
