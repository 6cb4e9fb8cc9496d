<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ValueRequest;
use OCA\MetadataApp\Service\Field\Assignments;
use OCA\MetadataApp\Service\Field\Fields;
use OCA\MetadataApp\Service\Folder\FolderList;
use OCA\MetadataApp\Service\Value\FolderValueService;
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
 * Fields and team folders at the addresses that pages written for MetaVox call.
 *
 * @phpstan-import-type MirrorCreateFieldBody from Schemas
 * @phpstan-import-type MirrorUpdateFieldBody from Schemas
 * @phpstan-import-type MirrorAssignBody from Schemas
 */
final class MirrorController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Fields $fields,
		private readonly Assignments $assignments,
		private readonly FolderList $folders,
		private readonly ValueRequest $asked,
		private readonly FolderValueService $values,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolder-fields')]
	#[NoCSRFRequired]
	public function fields(): Json {
		return new Json($this->fields->findAll());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolder-fields')]
	public function createField(): Json {
		/** @var MirrorCreateFieldBody $body */
		$body = $this->input->body();
		return new Json($this->fields->create($body), 201);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/groupfolder-fields/{fieldId}')]
	public function updateField(): Json {
		/** @var MirrorUpdateFieldBody $body */
		$body = $this->input->body();
		return new Json($this->fields->update((string)$this->userId, (int)$this->input->path('fieldId'), $body));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/groupfolder-fields/{fieldId}')]
	public function deleteField(): Json {
		return new Json($this->fields->delete((int)$this->input->path('fieldId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function folders(): Json {
		return new Json($this->folders->findAllFor((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/fields')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function assigned(): Json {
		return new Json($this->assignments->findAllIds((string)$this->userId, (int)$this->input->path('folderId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/fields')]
	#[NoAdminRequired]
	public function assign(): Json {
		/** @var MirrorAssignBody $body */
		$body = $this->input->body();
		$this->assignments->save((string)$this->userId, (int)$this->input->path('folderId'), $body['field_ids']);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/file-fields')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function ofFiles(): Json {
		return new Json($this->assignments->findAllOfFiles((string)$this->userId, (int)$this->input->path('folderId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/metadata')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function readValues(): Json {
		return new Json($this->values->find((string)$this->userId, $this->asked->folderId(), $this->asked->asFields()));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/metadata')]
	#[NoAdminRequired]
	public function saveValues(): Json {
		return new Json($this->values->save((string)$this->userId, $this->asked->folderId(), $this->asked->wishes()));
	}
}
